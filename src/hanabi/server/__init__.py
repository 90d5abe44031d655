"""Tables for people and bots: lobby, live play, durable store, records."""
