### Who somebody is on this server: devices, passwords, reports.

page-problem-link-used-up = This link has been opened in too many browsers.
page-problem-nobody = Join a table first. Until then there’s nothing to keep.
page-problem-carry-spent = This link has already been used or is more than ten minutes old. Make a new one on your other device.
page-problem-too-many-tries = Too many tries. Wait a minute, then try again.
page-problem-bad-password = Passwords have 8 to 200 characters.
page-problem-wrong-password = Wrong name or password.
page-problem-name-guarded = Someone else signs in with that name. Choose another one first.
page-problem-wrong-name = That’s not your name.
page-problem-report-of-oneself = That’s you.
page-problem-too-many-reports = You have sent a lot of reports today. Try again tomorrow.
