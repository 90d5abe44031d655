### Profiles: what the games of a person say.

page-profile = Profile
page-your-profile = Your profile
page-all-your-games = All your games
page-games-with-name = Games with { $name }
page-profile-since = Playing here since { $date }
page-profile-note-you = You see all your games. Others see only your public games and those they played in.
page-profile-note = You see { $name }’s public games and the games you played together.
page-profile-empty-you = No finished games yet. Play one and your results will show up here.
page-profile-empty = No finished games to show yet.

## Figures

page-games = Games
page-number-games = { $number ->
        [one] 1 game
       *[other] { $number } games
    }
page-number-players = { $number } players
page-average = Average result
page-average-short = Average
page-average-about = of the highest possible score
page-average-points = Average points
page-perfect = Perfect
page-perfect-shows = Perfect shows
page-perfect-streak = Perfect shows in a row
page-day-streak = Days in a row
page-longest = Longest: { $number }
page-struck-out = Lost to errors
page-stopped = Stopped early
page-stopped-about = not counted
page-best = Best
page-by-edition = By edition
page-partners = Played with
page-other-partners = Bots and others
page-a-bot = bot
page-last-time = Last played

## Plots

page-results-over-time = Results over time
page-plot-time = { $number ->
        [one] Plot of the result of the latest game
       *[other] Plot of the results of the latest { $number } games, with their moving average
    }
page-plot-game = a game
page-plot-perfect = a perfect show
page-plot-average = average of the last { $number } games
page-plot-shares = Plot of how often each result was reached: { $title }
page-plot-table = Show as table
page-games-a-month = Games per month
page-share-range = { $from } to { $to }
page-date = Date
page-game = Game
page-result = Result
page-month = Month
