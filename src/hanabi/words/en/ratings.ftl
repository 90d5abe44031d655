### What the audience says, by the lowest score of each band. The line for 25 also stands for 25 to 29 of 30.

rating-0 = { $edition ->
       *[cocktail] A fiasco: the whistling drowned out the rockets.
        [swedish] Dreadful. The square was empty before the smoke had cleared.
        [abacus] Oh no! Even the gods looked the other way.
        [deluxe] A stain on the guild: the crowd wants its money back.
        [show] Woeful! The boos are louder than the bangs.
    }
rating-6 = { $edition ->
       *[cocktail] Thin: a few people clapped, out of kindness.
        [swedish] Lukewarm: a stray clap from the back row.
        [abacus] Weak! One pair of hands was heard.
        [deluxe] Feeble: some coughing, and somebody’s aunt applauded.
        [show] Flat! A bit of clapping, mostly good manners.
    }
rating-11 = { $edition ->
       *[cocktail] Respectable, and forgotten by breakfast.
        [swedish] A decent effort that will have faded by Monday.
        [abacus] Passable! The audience has known better evenings.
        [deluxe] An honest try; nobody will mention it tomorrow.
        [show] Nice enough! Hardly one for the history books, though.
    }
rating-16 = { $edition ->
       *[cocktail] Splendid: the crowd went home happy.
        [swedish] First-rate: contented faces all along the quay.
        [abacus] Well done! There was cheering between the bangs.
        [deluxe] Masterly work; the crowd got what it came for.
        [show] Terrific! The crowd is spellbound and beaming.
    }
rating-21 = { $edition ->
       *[cocktail] Stunning: years from now they will still bring it up.
        [swedish] Astonishing! The whole town will live on it all winter.
        [abacus] Superb! The audience is on its feet.
        [deluxe] Marvellous: no other talk in town this month.
        [show] Phenomenal! Tonight will glow in every memory.
    }
rating-25 = { $edition ->
       *[cocktail] The stuff of legend: not a word, only shining eyes.
        [swedish] A fairy tale: nobody found words, and everybody smiled.
        [abacus] Unforgettable! They will tell their grandchildren.
        [deluxe] A legend is born: the crowd stands dazzled and still.
        [show] Fabulous! Jaws dropped, and nobody remembered to clap.
    }
rating-30 = { $edition ->
       *[cocktail] Beyond legend: the stars themselves stopped to watch.
        [swedish] Heavenly: beside this, the night sky looks pale.
        [abacus] Godlike! The heavens are calling for an encore.
        [deluxe] Immortal: the guild carves your names in stone.
        [show] Out of this world! The moon would like a front-row seat.
    }
