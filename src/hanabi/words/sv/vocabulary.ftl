### Spelets saker, som varje utgåva kallar dem. Varje meddelande får `$edition`.

noun-token = { $edition ->
       *[cocktail] markör
        [swedish] blå marker
        [abacus] tipsbricka
        [deluxe] klockbricka
        [show] LEDTRÅDS-markör
    }
    .many = { $edition ->
       *[cocktail] markörer
        [swedish] blå marker
        [abacus] tipsbrickor
        [deluxe] klockbrickor
        [show] LEDTRÅDS-markörer
    }
    .short = { $edition ->
       *[cocktail] markörer
        [swedish] blå
        [abacus] tips
        [deluxe] klockor
        [show] LEDTRÅD
    }
noun-strike = { $edition ->
       *[cocktail] rött kort
        [swedish] röd marker
        [abacus] stormbricka
        [deluxe] stubinbricka
        [show] FEL-bricka
    }
    .many = { $edition ->
       *[cocktail] röda kort
        [swedish] röda marker
        [abacus] stormbrickor
        [deluxe] stubinbrickor
        [show] FEL-brickor
    }
    .short = { $edition ->
       *[cocktail] röda
        [swedish] röda
        [abacus] storm
        [deluxe] stubin
        [show] FEL
    }
noun-card = { $edition ->
       *[cocktail] kort
        [deluxe] bricka
    }
    .a = { $edition ->
       *[cocktail] ett kort
        [deluxe] en bricka
    }
    .the = { $edition ->
       *[cocktail] kortet
        [deluxe] brickan
    }
    .many = { $edition ->
       *[cocktail] kort
        [deluxe] brickor
    }
    .all = { $edition ->
       *[cocktail] korten
        [deluxe] brickorna
    }
    .it = { $edition ->
       *[cocktail] det
        [deluxe] den
    }
    .your = { $edition ->
       *[cocktail] ditt kort
        [deluxe] din bricka
    }
noun-deck = { $edition ->
       *[cocktail] lek
        [deluxe] draghög
    }
    .the = { $edition ->
       *[cocktail] leken
        [deluxe] draghögen
    }
    .it = den
noun-clue = { $edition ->
       *[cocktail] ledtråd
        [abacus] tips
    }
    .a = { $edition ->
       *[cocktail] en ledtråd
        [abacus] ett tips
    }
    .the = { $edition ->
       *[cocktail] ledtråden
        [abacus] tipset
    }
    .many = { $edition ->
       *[cocktail] ledtrådar
        [abacus] tips
    }
noun-firework = fyrverkeri
    .a = ett fyrverkeri
    .the = fyrverkeriet
    .many = fyrverkerier
noun-bonus = { $edition ->
       *[cocktail] bonusbricka
        [show] BONUS-bricka
    }
    .a = en { noun-bonus }
    .the = { noun-bonus }n
    .many = { $edition ->
       *[cocktail] bonusbrickor
        [show] BONUS-brickor
    }

## Antal

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
count-points = { $points } poäng

## Vad man gör med markörerna, i infinitiv, och hur de ligger när alla eller inga är kvar

phrase-spend-token = { $edition ->
       *[cocktail] ta en markör ur locket
        [swedish] ta en blå marker ur locket
        [abacus] vända en tipsbricka till den svarta sidan
        [deluxe] vända ned en klockbricka
        [show] ta en LEDTRÅDS-markör från påsen
    }
phrase-return-token = { $edition ->
       *[cocktail] lägga tillbaka en markör i locket
        [swedish] lägga tillbaka en blå marker i locket
        [abacus] vända en tipsbricka till den vita sidan
        [deluxe] vända upp en klockbricka igen
        [show] lägga tillbaka en LEDTRÅDS-markör på påsen
    }
phrase-no-token = { $edition ->
       *[cocktail] ingen markör ligger kvar i locket
        [swedish] ingen blå marker ligger kvar i locket
        [abacus] ingen tipsbricka visar den vita sidan
        [deluxe] ingen klockbricka ligger uppvänd
        [show] ingen LEDTRÅDS-markör ligger kvar på påsen
    }
phrase-all-tokens = { $edition ->
       *[cocktail] alla markörer ligger i locket
        [swedish] alla blå marker ligger i locket
        [abacus] alla tipsbrickor visar den vita sidan
        [deluxe] alla klockbrickor ligger uppvända
        [show] alla LEDTRÅDS-markörer ligger på påsen
    }
phrase-take-strike = { $edition ->
       *[cocktail] vända ett rött kort
        [swedish] lägga en röd marker i locket
        [abacus] vända en stormbricka så att blixten syns
        [deluxe] vända den översta stubinbrickan
        [show] vända en FEL-bricka till den röda sidan
    }
phrase-mend-strike = { $edition ->
       *[cocktail] vända tillbaka ett rött kort
        [swedish] ta en röd marker ur locket
        [abacus] vända tillbaka en stormbricka
        [deluxe] vända tillbaka en stubinbricka
        [show] vända tillbaka en FEL-bricka till den blå sidan
    }
phrase-struck-out = { $edition ->
       *[cocktail] { $strikes ->
            [one] ett rött kort är vänt
           *[other] { $strikes } röda kort är vända
        }
        [swedish] { $strikes ->
            [one] en röd marker ligger i locket
           *[other] { $strikes } röda marker ligger i locket
        }
        [abacus] { $strikes ->
            [one] en stormbricka visar sin blixt
           *[other] { $strikes } stormbrickor visar sin blixt
        }
        [deluxe] { $strikes ->
            [one] en stubinbricka är vänd och explosionen syns
           *[other] { $strikes } stubinbrickor är vända och explosionen syns
        }
        [show] { $strikes ->
            [one] en FEL-bricka är röd
           *[other] { $strikes } FEL-brickor är röda
        }
    }

## Färger: före ett värde (röd 3), `.clue` som eget ord (rött), `.many` vid ”korten” (de röda), `.firework` vid ”fyrverkeriet” (det röda).

suit-white = vit
    .clue = vitt
    .many = vita
    .firework = vita
suit-red = röd
    .clue = rött
    .many = röda
    .firework = röda
suit-blue = blå
    .clue = blått
    .many = blå
    .firework = blå
suit-yellow = gul
    .clue = gult
    .many = gula
    .firework = gula
suit-green = grön
    .clue = grönt
    .many = gröna
    .firework = gröna
suit-multicolour = { $edition ->
       *[cocktail] flerfärgad
        [swedish] multifärgad
    }
    .clue = { $edition ->
       *[cocktail] flerfärgat
        [swedish] multifärgat
    }
    .many = { suit-multicolour }e
    .firework = { suit-multicolour }e
suit-black = svart
    .clue = svart
    .many = svarta
    .firework = svarta
suit-purple = lila
    .clue = lila
    .many = lila
    .firework = lila
suit-orange = orange
    .clue = orange
    .many = orangea
    .firework = orangea
suit-teal = turkos
    .clue = turkost
    .many = turkosa
    .firework = turkosa
suit-pink = rosa
    .clue = rosa
    .many = rosa
    .firework = rosa
suit-brown = brun
    .clue = brunt
    .many = bruna
    .firework = bruna
suit-grey = grå
    .clue = grått
    .many = grå
    .firework = grå
suit-omni = omnifärgad
    .clue = omnifärgat
    .many = omnifärgade
    .firework = omnifärgade
suit-null = nollfärgad
    .clue = nollfärgat
    .many = nollfärgade
    .firework = nollfärgade
suit-muddy-rainbow = lerigt regnbågsfärgad
    .clue = lerigt regnbågsfärgat
    .many = lerigt regnbågsfärgade
    .firework = lerigt regnbågsfärgade
suit-light-pink = ljusrosa
    .clue = ljusrosa
    .many = ljusrosa
    .firework = ljusrosa
suit-prism = prismafärgad
    .clue = prismafärgat
    .many = prismafärgade
    .firework = prismafärgade
suit-dark-pink = mörkrosa
    .clue = mörkrosa
    .many = mörkrosa
    .firework = mörkrosa
suit-dark-brown = mörkbrun
    .clue = mörkbrunt
    .many = mörkbruna
    .firework = mörkbruna
suit-dark-omni = mörkt omnifärgad
    .clue = mörkt omnifärgat
    .many = mörkt omnifärgade
    .firework = mörkt omnifärgade
suit-dark-null = mörkt nollfärgad
    .clue = mörkt nollfärgat
    .many = mörkt nollfärgade
    .firework = mörkt nollfärgade
suit-cocoa-rainbow = kakaoregnbågsfärgad
    .clue = kakaoregnbågsfärgat
    .many = kakaoregnbågsfärgade
    .firework = kakaoregnbågsfärgade
suit-grey-pink = grårosa
    .clue = grårosa
    .many = grårosa
    .firework = grårosa
suit-dark-prism = mörkt prismafärgad
    .clue = mörkt prismafärgat
    .many = mörkt prismafärgade
    .firework = mörkt prismafärgade
suit-tomato = tomatröd
    .clue = tomatrött
    .many = tomatröda
    .firework = tomatröda
suit-mahogany = mahognyröd
    .clue = mahognyrött
    .many = mahognyröda
    .firework = mahognyröda
suit-carrot = morotsröd
    .clue = morotsrött
    .many = morotsröda
    .firework = morotsröda
suit-emerald = smaragdgrön
    .clue = smaragdgrönt
    .many = smaragdgröna
    .firework = smaragdgröna
suit-olive = olivgrön
    .clue = olivgrönt
    .many = olivgröna
    .firework = olivgröna
suit-berry = bärblå
    .clue = bärblått
    .many = bärblåa
    .firework = bärblåa
suit-navy = marinblå
    .clue = marinblått
    .many = marinblåa
    .firework = marinblåa
suit-sky = himmelsblå
    .clue = himmelsblått
    .many = himmelsblåa
    .firework = himmelsblåa
suit-ice = isblå
    .clue = isblått
    .many = isblåa
    .firework = isblåa
suit-aqua = akvablå
    .clue = akvablått
    .many = akvablåa
    .firework = akvablåa
suit-ocean = havsblå
    .clue = havsblått
    .many = havsblåa
    .firework = havsblåa
suit-tangerine = mandarinfärgad
    .clue = mandarinfärgat
    .many = mandarinfärgade
    .firework = mandarinfärgade
suit-peach = persikofärgad
    .clue = persikofärgat
    .many = persikofärgade
    .firework = persikofärgade
suit-ruby = rubinröd
    .clue = rubinrött
    .many = rubinröda
    .firework = rubinröda
suit-yam = jamsfärgad
    .clue = jamsfärgat
    .many = jamsfärgade
    .firework = jamsfärgade
suit-geas = geasfärgad
    .clue = geasfärgat
    .many = geasfärgade
    .firework = geasfärgade
suit-beatnik = beatnikfärgad
    .clue = beatnikfärgat
    .many = beatnikfärgade
    .firework = beatnikfärgade
suit-plum = plommonfärgad
    .clue = plommonfärgat
    .many = plommonfärgade
    .firework = plommonfärgade
suit-taupe = taupefärgad
    .clue = taupefärgat
    .many = taupefärgade
    .firework = taupefärgade
suit-gold = guldfärgad
    .clue = guldfärgat
    .many = guldfärgade
    .firework = guldfärgade
suit-violet = violblå
    .clue = violblått
    .many = violblåa
    .firework = violblåa
suit-magenta = magentaröd
    .clue = magentarött
    .many = magentaröda
    .firework = magentaröda
suit-cardinal = kardinalröd
    .clue = kardinalrött
    .many = kardinalröda
    .firework = kardinalröda
suit-maroon = rödbrun
    .clue = rödbrunt
    .many = rödbruna
    .firework = rödbruna
suit-lime = limegrön
    .clue = limegrönt
    .many = limegröna
    .firework = limegröna
suit-jungle = djungelgrön
    .clue = djungelgrönt
    .many = djungelgröna
    .firework = djungelgröna
suit-jade = jadegrön
    .clue = jadegrönt
    .many = jadegröna
    .firework = jadegröna
suit-tan = läderbrun
    .clue = läderbrunt
    .many = läderbruna
    .firework = läderbruna
suit-cyan = cyanblå
    .clue = cyanblått
    .many = cyanblåa
    .firework = cyanblåa
suit-indigo = indigoblå
    .clue = indigoblått
    .many = indigoblåa
    .firework = indigoblåa
suit-cobalt = koboltblå
    .clue = koboltblått
    .many = koboltblåa
    .firework = koboltblåa

## Kort och ledtrådar

card-face = { $suit } { $value }
card-places = { $number ->
        [one] { noun-card } { $places }
       *[other] { noun-card.all } { $places }
    }
card-unplaced = nr { $id }
clue-colour = { $suit }
clue-value = { $value }
clue-no-colour = inget { $suit }
clue-no-value = { $value ->
        [1] inga ettor
        [2] inga tvåor
        [3] inga treor
        [4] inga fyror
        [5] inga femmor
       *[other] inget med värdet { $value }
    }
clue-odd = udda
clue-even = jämnt
clue-no-odd = inget udda
clue-no-even = inget jämnt
clue-hollow = { $clue }, som inte pekar ut någonting här

## Uppräkningar

list-comma = { $rest }, { $next }
list-and = { $rest } och { $last }
list-or = { $rest } eller { $last }
