### The operator of the server: what they tell everybody, and what they have decided

page-notice = From the operator: { $text }
page-problem-banned = You can’t play on this server for now. Its operator has decided that.
page-problem-silenced = You can’t talk on this server for now. Its operator has decided that.
page-problem-name-blocked = Nobody can use that name here. Choose another one.
page-problem-draining = This server is about to restart. Open your table in a minute.
reason-operator = The operator of this server ended the game.
