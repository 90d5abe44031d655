### Who somebody is on this server: devices, passwords, reports.

page-problem-link-used-up = This link has been opened in too many browsers.
