### Was das Publikum sagt, nach der niedrigsten Punktzahl jeder Stufe. Die Zeile für 25 gilt auch für 25 bis 29 von 30.

rating-0 = { $edition ->
       *[cocktail] Ein Fiasko: Die Pfiffe übertönten die Raketen.
        [swedish] Jämmerlich. Der Platz war leer, bevor sich der Rauch verzog.
        [abacus] Oje! Selbst die Götter haben weggeschaut.
        [deluxe] Eine Schande für die Zunft: Die Leute wollen ihr Geld zurück.
        [show] Grauenhaft! Die Buhrufe sind lauter als die Böller.
    }
rating-6 = { $edition ->
       *[cocktail] Dünn: Ein paar haben geklatscht, aus Höflichkeit.
        [swedish] Lauwarm: Ganz hinten klatschte jemand.
        [abacus] Schwach! Genau ein Paar Hände war zu hören.
        [deluxe] Kläglich: Jemand hustete, und irgendeine Tante applaudierte.
        [show] Fade! Etwas Applaus, hauptsächlich aus Anstand.
    }
rating-11 = { $edition ->
       *[cocktail] Achtbar, und beim Frühstück vergessen.
        [swedish] Ganz ordentlich, aber am Montag weiß es keiner mehr.
        [abacus] Geht so! Das Publikum hat schon bessere Abende erlebt.
        [deluxe] Ein redlicher Versuch, von dem morgen niemand spricht.
        [show] Ganz nett! Aber kaum etwas für die Geschichtsbücher.
    }
rating-16 = { $edition ->
       *[cocktail] Prächtig: Alle gingen fröhlich nach Hause.
        [swedish] Richtig gut: zufriedene Gesichter den ganzen Kai entlang.
        [abacus] Gut gemacht! Zwischen den Böllern wurde gejubelt.
        [deluxe] Meisterlich: Die Menge bekam, wofür sie gekommen war.
        [show] Klasse! Das Publikum strahlt und ist hingerissen.
    }
rating-21 = { $edition ->
       *[cocktail] Umwerfend: Davon reden sie noch in Jahren.
        [swedish] Unglaublich! Davon zehrt die ganze Stadt bis zum Frühling.
        [abacus] Großartig! Das Publikum ist aufgesprungen.
        [deluxe] Wunderbar: In der Stadt gibt es kein anderes Thema mehr.
        [show] Phänomenal! Dieser Abend leuchtet noch lange nach.
    }
rating-25 = { $edition ->
       *[cocktail] Legendär: kein Wort, nur glänzende Augen.
        [swedish] Wie im Märchen: Niemand fand Worte, und alle lächelten.
        [abacus] Unvergesslich! Davon hören noch die Enkel.
        [deluxe] Eine Legende ist geboren: Die Menge steht geblendet und still.
        [show] Fabelhaft! Alle staunten und vergaßen zu klatschen.
    }
rating-30 = { $edition ->
       *[cocktail] Jenseits aller Legenden: Selbst die Sterne blieben stehen und sahen zu.
        [swedish] Himmlisch: Daneben sieht der Nachthimmel blass aus.
        [abacus] Göttlich! Der Himmel ruft nach einer Zugabe.
        [deluxe] Unsterblich: Die Zunft meißelt eure Namen in Stein.
        [show] Nicht von dieser Welt! Der Mond hätte gern einen Platz in der ersten Reihe.
    }
