### Who somebody is on this server: devices, passwords, reports.

page-problem-link-used-up = This link has been opened in too many browsers.
page-problem-nobody = Take a seat somewhere first: until then there is nothing to keep.
page-problem-carry-spent = This link has been used already, or is more than ten minutes old. Make a new one on your other device.
page-problem-too-many-tries = Too many tries. Wait a minute and try again.
page-problem-bad-password = A password has 8 to 200 characters.
page-problem-wrong-password = The name or the password is wrong.
page-problem-name-guarded = Somebody else signs in with this name. Choose another name first.
