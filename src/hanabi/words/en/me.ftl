### Oneself: name, devices, password, deletion; and reports about others.

page-me = You
page-me-about = You need no account. This browser remembers who you are.
page-me-nobody = You haven’t played here yet. As soon as you join a table, this browser remembers you and your games.
page-rename = Change name
page-rename-about = Your new name shows at the next table you join.
page-renamed = Name changed.
page-now-you-are = You are now { $name }.

## Another device

page-carry = Use another device
page-carry-about = Open this link on your phone or another computer to be the same person there, with all your games.
page-carry-make = Create a link
page-carry-again = Create a new link
page-carry-link = Link for your other device
page-carry-until = Works once, until { $time }. Don’t share it: whoever opens it becomes you.
page-carry-offer = Continue as { $name }?
page-carry-offer-about = This browser will be { $name }’s too, with all the games.
page-carry-take = Continue as { $name }
page-carry-here = You are already { $name }
page-carry-here-about = Open this link on your other device.
page-replaced-here = Right now you are { $name } in this browser. That ends here.
page-replaced-seats = { $number ->
        [one] { $name } has a seat at a table that is still open.
       *[other] { $name } has seats at { $number } tables that are still open.
    }
page-replaced-password = You can sign in as { $name } again with the password.
page-replaced-devices = You are still { $name } on your other devices.
page-replaced-lost = There’s no way back to { $name }, unless you set a password for { $name } first.

## Password

page-password = Password
page-password-none = No password: only this browser and devices you link are you. With one, you can sign in anywhere by name.
page-password-set = Your password is set. Sign in anywhere with your name and password.
page-password-new = New password (at least 8 characters)
page-password-old = Your password
page-password-of = { $name }’s password
page-password-save = Set password
page-password-change = Change password
page-password-remove = Remove password
page-password-saved = Password saved.
page-password-removed = Password removed.
page-sign-in = Sign in
page-sign-in-about = Have you played here before, and set a password?
page-sign-in-with = Sign in with name and password

## Devices

page-devices = Your devices
page-this-device = this one
page-some-device = Some browser
page-device-since = since { $date }
page-sign-out-others = Sign out everywhere else
page-sign-out-others-about = Your other devices will no longer be you.
page-signed-out = Signed out everywhere else.

## Deleting oneself

page-delete-me = Delete me
page-delete-about = Your name disappears from this server, for everyone.
page-delete-what = Your name is replaced by N.N. in every game, past and present. What you said in chat, your notes, your tags, your profile and your devices are deleted.
page-delete-games = { $number ->
        [0] You have no seat at an open table.
        [one] You give up your seat at one table; if the game is running, a bot plays on.
       *[other] You give up your seats at { $number } tables; where a game is running, a bot plays on.
    }
page-delete-final = This can’t be undone.
page-delete-confirm = Type your name to confirm: { $name }
page-delete-yes = Delete me for good
page-deleted = You’ve been deleted. Goodbye!

## People at the table, and reports

page-people-here = Mute or report
page-mute = Mute
page-muted = Muted
page-mute-who = Mute { $name }
page-mute-about = Muting hides what they say, on your screen only.
page-report = Report
page-report-who = Report { $name }
page-report-about = Whoever runs this server will read it, along with the chat at your table. The person you report is not told.
page-report-reason = What’s wrong?
page-report-for-name = Offensive name
page-report-for-talk = What they say
page-report-for-play = Ruining games on purpose
page-report-for-other = Something else
page-report-text = Anything to add? (optional)
page-report-send = Send report
page-reported = Thank you. Your report was sent.
