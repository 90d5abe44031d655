### The things of the game, as each edition calls them. `$edition` is given to every message.

noun-token = { $edition ->
       *[cocktail] token
        [swedish] blue marker
        [abacus] Note token
        [deluxe] Clock tile
        [show] CLUE token
    }
    .many = { $edition ->
       *[cocktail] tokens
        [swedish] blue markers
        [abacus] Note tokens
        [deluxe] Clock tiles
        [show] CLUE tokens
    }
    .short = { $edition ->
       *[cocktail] tokens
        [swedish] blue
        [abacus] notes
        [deluxe] clocks
        [show] CLUE
    }
noun-strike = { $edition ->
       *[cocktail] red card
        [swedish] red marker
        [abacus] Storm token
        [deluxe] Fuse tile
        [show] ERROR tile
    }
    .many = { $edition ->
       *[cocktail] red cards
        [swedish] red markers
        [abacus] Storm tokens
        [deluxe] Fuse tiles
        [show] ERROR tiles
    }
    .short = { $edition ->
       *[cocktail] red
        [swedish] red
        [abacus] storms
        [deluxe] fuses
        [show] ERROR
    }
noun-card = { $edition ->
       *[cocktail] card
        [deluxe] tile
    }
    .a = a { noun-card }
    .the = the { noun-card }
    .many = { noun-card }s
    .all = the { noun-card.many }
    .it = it
noun-deck = { $edition ->
       *[cocktail] deck
        [deluxe] draw pile
    }
    .the = the { noun-deck }
    .it = it
noun-clue = { $edition ->
       *[cocktail] clue
        [abacus] hint
    }
    .a = a { noun-clue }
    .the = the { noun-clue }
    .many = { noun-clue }s
noun-firework = { $edition ->
       *[cocktail] firework
        [show] firework display
    }
    .a = a { noun-firework }
    .the = the { noun-firework }
    .many = { noun-firework }s
noun-bonus = { $edition ->
       *[cocktail] bonus tile
        [show] BONUS tile
    }
    .a = a { noun-bonus }
    .the = the { noun-bonus }
    .many = { noun-bonus }s

## Numbers of things

count-tokens = { $tokens ->
        [one] 1 { noun-token }
       *[other] { $tokens } { noun-token.many }
    }
count-strikes = { $strikes ->
        [one] 1 { noun-strike }
       *[other] { $strikes } { noun-strike.many }
    }
count-cards = { $cards ->
        [one] 1 { noun-card }
       *[other] { $cards } { noun-card.many }
    }
count-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What is done with the tokens, without a subject, and how they lie when all or none are left

phrase-spend-token = { $edition ->
       *[cocktail] take a token out of the lid
        [swedish] take a blue marker out of the lid
        [abacus] turn a Note token to its black side
        [deluxe] flip a Clock tile face down
        [show] take a CLUE token off the bag
    }
phrase-return-token = { $edition ->
       *[cocktail] put a token back into the lid
        [swedish] put a blue marker back into the lid
        [abacus] turn a Note token to its white side
        [deluxe] flip a Clock tile face up again
        [show] put a CLUE token back onto the bag
    }
phrase-no-token = { $edition ->
       *[cocktail] no token is left in the lid
        [swedish] no blue marker is left in the lid
        [abacus] no Note token shows its white side
        [deluxe] no Clock tile is face up
        [show] no CLUE token is left on the bag
    }
phrase-all-tokens = { $edition ->
       *[cocktail] every token is in the lid
        [swedish] every blue marker is in the lid
        [abacus] every Note token shows its white side
        [deluxe] every Clock tile is face up
        [show] every CLUE token is on the bag
    }
phrase-take-strike = { $edition ->
       *[cocktail] flip a red card
        [swedish] put a red marker into the lid
        [abacus] turn a Storm token to its lightning side
        [deluxe] flip the top Fuse tile
        [show] turn an ERROR tile to its red side
    }
phrase-mend-strike = { $edition ->
       *[cocktail] flip a red card back
        [swedish] take a red marker out of the lid
        [abacus] turn a Storm token back to its calm side
        [deluxe] flip a Fuse tile back
        [show] turn an ERROR tile back to its blue side
    }
phrase-struck-out = { $edition ->
       *[cocktail] { $strikes ->
            [one] a red card is flipped
           *[other] { $strikes } red cards are flipped
        }
        [swedish] { $strikes ->
            [one] a red marker lies in the lid
           *[other] { $strikes } red markers lie in the lid
        }
        [abacus] { $strikes ->
            [one] a Storm token shows its lightning
           *[other] { $strikes } Storm tokens show their lightning
        }
        [deluxe] { $strikes ->
            [one] a Fuse tile has been flipped, and the explosion is uncovered
           *[other] { $strikes } Fuse tiles have been flipped, and the explosion is uncovered
        }
        [show] { $strikes ->
            [one] an ERROR tile is red
           *[other] { $strikes } ERROR tiles are red
        }
    }

## Suits: before a value, `.clue` as a word of its own, `.many` with “cards” or “tiles”, `.firework` with “firework”.

suit-white = white
    .clue = white
    .many = white
    .firework = white
suit-red = red
    .clue = red
    .many = red
    .firework = red
suit-blue = blue
    .clue = blue
    .many = blue
    .firework = blue
suit-yellow = yellow
    .clue = yellow
    .many = yellow
    .firework = yellow
suit-green = green
    .clue = green
    .many = green
    .firework = green
suit-multicolour = { $edition ->
       *[cocktail] multicolour
        [show] multi-coloured
    }
    .clue = multicolour
    .many = { suit-multicolour }
    .firework = { suit-multicolour }
suit-black = black
    .clue = black
    .many = black
    .firework = black
suit-purple = purple
    .clue = purple
    .many = purple
    .firework = purple
suit-orange = orange
    .clue = orange
    .many = orange
    .firework = orange
suit-teal = teal
    .clue = teal
    .many = teal
    .firework = teal
suit-pink = pink
    .clue = pink
    .many = pink
    .firework = pink
suit-brown = brown
    .clue = brown
    .many = brown
    .firework = brown
suit-grey = grey
    .clue = grey
    .many = grey
    .firework = grey
suit-omni = omni
    .clue = omni
    .many = omni
    .firework = omni
suit-null = null
    .clue = null
    .many = null
    .firework = null
suit-muddy-rainbow = muddy rainbow
    .clue = muddy rainbow
    .many = muddy rainbow
    .firework = muddy rainbow
suit-light-pink = light pink
    .clue = light pink
    .many = light pink
    .firework = light pink
suit-prism = prism
    .clue = prism
    .many = prism
    .firework = prism
suit-dark-pink = dark pink
    .clue = dark pink
    .many = dark pink
    .firework = dark pink
suit-dark-brown = dark brown
    .clue = dark brown
    .many = dark brown
    .firework = dark brown
suit-dark-omni = dark omni
    .clue = dark omni
    .many = dark omni
    .firework = dark omni
suit-dark-null = dark null
    .clue = dark null
    .many = dark null
    .firework = dark null
suit-cocoa-rainbow = cocoa rainbow
    .clue = cocoa rainbow
    .many = cocoa rainbow
    .firework = cocoa rainbow
suit-grey-pink = grey pink
    .clue = grey pink
    .many = grey pink
    .firework = grey pink
suit-dark-prism = dark prism
    .clue = dark prism
    .many = dark prism
    .firework = dark prism
suit-tomato = tomato
    .clue = tomato
    .many = tomato
    .firework = tomato
suit-mahogany = mahogany
    .clue = mahogany
    .many = mahogany
    .firework = mahogany
suit-carrot = carrot
    .clue = carrot
    .many = carrot
    .firework = carrot
suit-emerald = emerald
    .clue = emerald
    .many = emerald
    .firework = emerald
suit-olive = olive
    .clue = olive
    .many = olive
    .firework = olive
suit-berry = berry
    .clue = berry
    .many = berry
    .firework = berry
suit-navy = navy
    .clue = navy
    .many = navy
    .firework = navy
suit-sky = sky
    .clue = sky
    .many = sky
    .firework = sky
suit-ice = ice
    .clue = ice
    .many = ice
    .firework = ice
suit-aqua = aqua
    .clue = aqua
    .many = aqua
    .firework = aqua
suit-ocean = ocean
    .clue = ocean
    .many = ocean
    .firework = ocean
suit-tangerine = tangerine
    .clue = tangerine
    .many = tangerine
    .firework = tangerine
suit-peach = peach
    .clue = peach
    .many = peach
    .firework = peach
suit-ruby = ruby
    .clue = ruby
    .many = ruby
    .firework = ruby
suit-yam = yam
    .clue = yam
    .many = yam
    .firework = yam
suit-geas = geas
    .clue = geas
    .many = geas
    .firework = geas
suit-beatnik = beatnik
    .clue = beatnik
    .many = beatnik
    .firework = beatnik
suit-plum = plum
    .clue = plum
    .many = plum
    .firework = plum
suit-taupe = taupe
    .clue = taupe
    .many = taupe
    .firework = taupe
suit-gold = gold
    .clue = gold
    .many = gold
    .firework = gold
suit-violet = violet
    .clue = violet
    .many = violet
    .firework = violet
suit-magenta = magenta
    .clue = magenta
    .many = magenta
    .firework = magenta
suit-cardinal = cardinal
    .clue = cardinal
    .many = cardinal
    .firework = cardinal
suit-maroon = maroon
    .clue = maroon
    .many = maroon
    .firework = maroon
suit-lime = lime
    .clue = lime
    .many = lime
    .firework = lime
suit-jungle = jungle
    .clue = jungle
    .many = jungle
    .firework = jungle
suit-jade = jade
    .clue = jade
    .many = jade
    .firework = jade
suit-tan = tan
    .clue = tan
    .many = tan
    .firework = tan
suit-cyan = cyan
    .clue = cyan
    .many = cyan
    .firework = cyan
suit-indigo = indigo
    .clue = indigo
    .many = indigo
    .firework = indigo
suit-cobalt = cobalt
    .clue = cobalt
    .many = cobalt
    .firework = cobalt

## Cards and clues

card-face = { $suit } { $value }
card-places = { $number ->
        [one] { noun-card } { $places }
       *[other] { noun-card.many } { $places }
    }
card-unplaced = #{ $id }
clue-colour = { $suit }
clue-value = { $value }
clue-no-colour = no { $suit }
clue-no-value = no { $value }s
clue-odd = odd
clue-even = even
clue-no-odd = no odd values
clue-no-even = no even values
clue-hollow = { $clue }, which points out nothing here

## Lists

list-comma = { $rest }, { $next }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
