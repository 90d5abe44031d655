### De som sköter servern: vad de säger till alla och vad de har bestämt

page-notice = Från dem som sköter servern: { $text }
page-problem-banned = Du kan inte spela på den här servern just nu. Det har de som sköter den bestämt.
page-problem-silenced = Du kan inte skriva på den här servern just nu. Det har de som sköter den bestämt.
page-problem-name-blocked = Ingen kan ha det namnet här. Välj ett annat.
page-problem-draining = Den här servern startar snart om. Öppna ditt bord om en minut.
reason-operator = De som sköter servern avslutade partiet.
