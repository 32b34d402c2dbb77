# Тэксты «Зграі». $player — імя, яно не скланяецца; $place — ячэйка: «q,r».

# -- падзеі

event-region-dealt = Вакол { $place } ляжыць рэгіён { $what }
event-prey-dealt = Здабыча ў рэгіёне { $place }: { word-what-species }
event-token-dealt = На вадапоі { $place }: { word-what-token }
event-first-player = Пачынае { $player }
event-pack = { $player } вядзе зграю; мясцовасць: { word-terrain }
event-pair = { $player } ставіць важака з воўкам на { $place }
event-token = { $player } атрымлівае { word-token }
event-no-token = { $player } нічога не атрымлівае: { word-token } скончыўся ў запасе
event-action-token = { $player } траціць жэтон дзеяння
event-pay = { $player }: { word-action }, { word-terrain } ({ price-paid })
event-move = { $player }: { word-figure } { $from } → { $to }
event-push = Выцясненне ({ $player }): { word-figure } { $from } → { $to }
event-move-over = { $reason ->
    [order] { $player }: іншыя фігуркі мелі б хадзіць раней
   *[nowhere] { $player }: больш хадзіць няма кім
}
event-den = { $player } узводзіць схоў на { $place } ({ word-track })
event-improve = { $player }: { word-attribute } цяпер { $value }
event-lair = { $player } ператварае схоў на { $place } ў логва
event-howl = { $player } вые, адзіночка з { $place } сыходзіць; новая фігурка: { word-figure }
event-lost = { $player } траціць фігурку на { $place }: { word-what }
event-dominate = { $player } дамінуе на { $place }: { word-what }
event-hunt = { $player } ловіць здабычу каля { $place }: { word-species }
event-moon = Планшэт месяца, ячэйка { $cell }: { word-what }{ $mark ->
    [none] {""}
    [crescent] ; закрыты маладзік
    [half] ; закрытая палова месяца
   *[full] ; закрытая поўня
}
event-moon-beside = Побач з поўным планшэтам месяца: { word-what }
event-end-turn = { $player } заканчвае ход
event-turn-over = { $player } больш нічога не можа зрабіць
event-phase = Падлік: { word-phase }
event-region-nobody = Рэгіён { $place } ({ word-phase }): нікога няма, жэтон скінуты
event-region-dummy = Рэгіён { $place } ({ word-phase }): месца заняла нічыйная зграя, яе ачкоў не атрымлівае ніхто
event-region-first = Рэгіён { $place } ({ word-phase }): першае месца — { $player }, жэтон узяты
event-region-second = Рэгіён { $place } ({ word-phase }): другое месца — { $player }
event-region-tie = Рэгіён { $place } ({ word-phase }): { $player } дзеліць першае месца
event-full-moon = Узышоў поўны месяц, гульня скончана
event-cut-short = Гульня абарваная пасля { count-rounds }
event-game-over = { $winners ->
    [1] Перамога
   *[other] Супольная перамога
}: { $player }, { count-points }

# -- складнікі ліку

term-den = трэк сховаў { $each }
term-lair = трэк логваў { $each }
term-wolf = трэк ваўкоў { $each }
term-prey = трэк здабычы { $each }
term-first = першае месца ў рэгіёне { $each }
term-second = другое месца ў рэгіёне { $each }
term-tie = нічыя ў рэгіёне { $each }

# -- выбар

choice-act = { word-action } ({ $price })
choice-end = скончыць ход
choice-terrain = { word-terrain } ({ count-tiles })
choice-pay = { $flipped ->
    [none] { count-tokens }
   *[other] { $tokens ->
        [0] { pay-tiles }
       *[other] { pay-tiles }, { count-tokens }
    }
}
choice-figure = { word-figure }, { $place }
choice-done = больш ніхто не ідзе
choice-hex = { $place }, { word-terrain }
choice-pair = пара на { $place }, { word-terrain }
choice-to = на { $place }, { word-terrain }
choice-push = выцесніць на { $place }, { word-terrain }
choice-lair = логва на { $place }, { word-terrain }
choice-howl = адзіночка на { $place }, { word-terrain }
choice-hunt = здабыча каля { $place }
choice-track = схоў з трэка: { word-track }
choice-victim = { word-what }{ $track ->
    [none] {""}
   *[other] {" "}({ word-track })
}
choice-pack = { word-terrain }

# -- адмовы

refusal-wall = { $what ->
    [water] { $place } — вадапой, туды нельга
    [chasm] { $place } — прорва, туды нельга
   *[prey] На { $place } ляжыць здабыча, туды нельга
}
refusal-lone-wolf-there = На { $place } воўк-адзіночка
refusal-wrong-terrain = { $place } — не тая мясцовасць, за якую заплачана: { word-terrain }
refusal-no-such-figure = На { $place } няма такой вашай фігуркі
refusal-already-moved = Гэтая фігурка ўжо хадзіла
refusal-nowhere-to-go = Гэтая фігурка не дойдзе да вольнай ячэйкі; мясцовасць: { word-terrain }
refusal-same-hex = Фігурка не заканчвае там, адкуль выйшла
refusal-too-far = { $place } далей, чым хуткасць: { $speed }
refusal-too-far-all = Да { $place } не дойдзе ніводная ваша фігурка
refusal-out-of-order = Гэты ход меў быць раней за ход фігуркі з { $other }: фігуркі ходзяць па парадку ячэек
refusal-dummy-there = На { $place } нічыйная зграя
refusal-rival-wolf-there = На { $place } чужы воўк ({ $player }); выцесніць яго можа толькі важак
refusal-no-push = Фігурку з { $place } ({ $player }) няма куды выцесніць
refusal-hex-full = На { $place } ужо дзве фігуркі
refusal-rival-lair-there = На { $place } чужое логва ({ $player })
refusal-rival-alpha-there = На { $place } чужы важак ({ $player }), яго не выцесніць
refusal-no-shelter = { $place } не пустая, і не адна фігурка гаспадара стаіць там: { $player }
refusal-push-nearer = Для выцесненай фігуркі ёсць ячэйка бліжэй
refusal-no-dens-left = Сховаў больш не засталося
refusal-structure-there = На { $place } ужо ёсць схоў або логва
refusal-rival-there = На { $place } чужая фігурка
refusal-no-alpha-near = На { $place } і побач няма вашага важака
refusal-track-empty = Гэты трэк пусты: { word-track }
refusal-no-lairs-left = Логваў больш не засталося
refusal-no-own-den = На { $place } няма вашага схову
refusal-no-water = Побач з { $place } няма вадапою
refusal-lair-in-region = У гэтым рэгіёне ў вас ужо ёсць логва
refusal-no-wolves-left = Трэк ваўкоў пусты
refusal-no-lone-wolf = На { $place } няма ваўка-адзіночкі
refusal-out-of-howl = { $place } далей ад вашых важакоў, чым { $howl }
refusal-no-rival-there = На { $place } няма нічога чужога
refusal-no-such-piece = На { $place } няма такой чужой фігуркі: { word-what }
refusal-lairs-immune = Логва замяніць нельга
refusal-alphas-immune = У гэтай рэдакцыі важака замяніць нельга
refusal-not-alone = На { $place } гэта не адзіная фігурка гаспадара: { word-what }
refusal-pair-stuck = Фігурцы, што застанецца на { $place }, няма куды падзецца
refusal-no-substitute = На вашым планшэце няма замены: { word-what }
refusal-no-action-left = Не засталося ні дзеянняў, ні жэтонаў дзеяння
refusal-cannot-pay = Няма чым заплаціць: { word-action } ({ $price })
refusal-no-target = Для гэтага няма мэты: { word-action }
refusal-no-target-there = На гэтай мясцовасці няма мэты: { word-terrain }
refusal-cannot-pay-there = Бракуе плітак і жэтонаў; мясцовасць: { word-terrain } ({ $price })
refusal-tile-shows-other = Гэтая плітка паказвае іншую мясцовасць, а патрэбная: { word-terrain }
refusal-too-many-tiles = Плітак больш, чым цана: { $price }
refusal-too-few-tokens = Мала жэтонаў мясцовасці, а трэба { $tokens }
refusal-hex-taken = { $place } занятая
refusal-crescent-there = На жэтоне гэтага рэгіёна маладзік
refusal-not-start-tile = Пары ставяць на стартавае поле
refusal-other-side = Другую пару ставяць на іншы бераг прорвы
refusal-choose-action-first = Спачатку выберыце дзеянне
refusal-no-hunt-there = Каля { $place } цяпер нікога не злавіць
refusal-pack-taken = Гэтая зграя занятая

# -- налады

option-edition = Рэдакцыя
option-edition-text = паводле зыходнага тэксту
option-edition-published = як выдадзена
option-dominate_alphas = Важака можна замяніць
option-dominate_alphas-yes = так
option-dominate_alphas-no = не, як выдадзена
option-dominate_pairs = Можна замяніць адну з дзвюх фігурак
option-dominate_pairs-no = не
option-dominate_pairs-yes = так
option-two_player_official = Выдадзеная раскладка для дваіх
option-two_player_official-no = не
option-two_player_official-yes = так
option-token_supply = Бонусныя жэтоны
option-token_supply-unlimited = колькі трэба
option-token_supply-12 = па 12 кожнага віду
option-packs = Зграі
option-packs-random = па жэрабі
option-packs-chosen = на выбар па чарзе
option-turn_limit = Кругоў не больш

# -- часткі ліку

part-regions = Рэгіёны
part-dens = Сховы
part-lairs = Логвы
part-wolves = Ваўкі
part-prey = Здабыча

# -- словы для тэкстаў

word-terrain = { $terrain ->
    [forest] лес
    [rock] скалы
    [grass] стэп
    [tundra] тундра
    [desert] пустыня
    [water] вадапой
    [chasm] прорва
   *[unknown] ?
}
word-action = { $action ->
    [move] перамяшчэнне
    [den] схоў
    [lair] логва
    [howl] выццё
   *[dominate] дамінаванне
}
word-figure = { $figure ->
    [wolf] воўк
   *[alpha] важак
}
word-what = { $what ->
    [wolf] воўк
    [alpha] важак
    [den] схоў
    [lair] логва
   *[lone] воўк-адзіночка
}
word-track = { $track ->
    [spread] распаўсюджанне
    [speed] хуткасць
   *[howl] выццё
}
word-attribute = { $attribute ->
    [spread] распаўсюджанне
    [speed] хуткасць
   *[howl] выццё
}
word-species = { $species ->
    [hare] трус
    [raccoon] янот
    [boar] дзік
    [deer] алень
   *[moose] лось
}
word-what-species = { $what ->
    [hare] трус
    [raccoon] янот
    [boar] дзік
    [deer] алень
   *[moose] лось
}
word-phase = { $phase ->
    [crescent] маладзік
    [half] палова месяца
   *[full] поўня
}
word-what-token = { $what ->
    [crescent] маладзік
    [half] палова месяца
    [full] поўня
    [crescent-half] маладзік і палова
   *[half-full] палова і поўня
}
word-token = { $token ->
    [terrain] жэтон мясцовасці
   *[action] жэтон дзеяння
}
count-tiles = { $tiles ->
    [one] { $tiles } плітка
    [few] { $tiles } пліткі
    [many] { $tiles } плітак
   *[other] { $tiles } пліткі
}
count-tokens = { $tokens ->
    [one] { $tokens } жэтон
    [few] { $tokens } жэтоны
    [many] { $tokens } жэтонаў
   *[other] { $tokens } жэтона
}
count-points = { $points ->
    [one] { $points } ачко
    [few] { $points } ачкі
    [many] { $points } ачкоў
   *[other] { $points } ачка
}
count-rounds = { $rounds ->
    [one] { $rounds } круга
    [few] { $rounds } кругоў
    [many] { $rounds } кругоў
   *[other] { $rounds } круга
}
price-paid = { $tokens ->
    [0] { count-tiles }
   *[other] { $tiles ->
            [0] { count-tokens }
           *[other] { count-tiles } + { count-tokens }
        }
}
word-front = { $front ->
    [forest] лес
    [rock] скалы
    [grass] стэп
    [tundra] тундра
   *[desert] пустыня
}
word-back = { $back ->
    [forest] лес
    [rock] скалы
    [grass] стэп
    [tundra] тундра
   *[desert] пустыня
}
pay-front = { word-terrain } → { word-front }
pay-back = { word-terrain } → { word-back }
pay-native = родная плітка
pay-tiles = { $flipped ->
    [f] { pay-front }
    [b] { pay-back }
    [n] { pay-native }
    [fb] { pay-front }, { pay-back }
    [fn] { pay-front }, { pay-native }
    [bn] { pay-back }, { pay-native }
   *[fbn] { pay-front }, { pay-back }, { pay-native }
}

# -- дошка

ui-dummy = нічыйная зграя
ui-piece = { word-what }: { $player }
ui-strength = { $player }: сіла { $strength }{ $alphas ->
    [0] { "" }
    [one] , { $alphas } важак
    [few] , { $alphas } важакі
    [many] , { $alphas } важакоў
   *[other] , { $alphas } важака
}
ui-would-score = { word-phase }: { $list }
ui-hex = Ячэйка { $place }, { word-terrain }
ui-lone = воўк-адзіночка
ui-prey = { word-species }: { $count }
ui-species = { word-species }
ui-attributes = распаўсюджанне { $spread } · хуткасць { $speed } · выццё { $howl }
ui-terrain-mark = { $terrain ->
    [forest] ле
    [rock] ск
    [grass] ст
    [tundra] ту
    [desert] пу
   *[unknown] { "" }
}
ui-tile = { word-terrain }, на адвароце: { $back ->
    [forest] лес
    [rock] скалы
    [grass] стэп
    [tundra] тундра
   *[desert] пустыня
}
ui-tokens = жэтоны: мясцовасці { $terrain }, дзеяння { $action }
ui-moon = Месяцовы планшэт
ui-moon-next = Далей: { word-phase }, засталося ячэек { $count }
ui-moon-over = Усе фазы падлічаны
ui-moon-filled = Занята ячэек: { $filled } / { $cells }
ui-region = рэгіён { $place }
ui-pack = { word-terrain }
ui-boards = Планшэты зграй
ui-boards-note = Светлыя ячэйкі адкрытыя. Унізе ячэек — ачкі: з кожнага трэка лічацца тыя, што ў рамцы.
ui-token = { word-token }
ui-points = { count-points }
ui-uncovered = Адкрыта на планшэце: { count-points }
ui-track = { $track ->
    [lairs] логвы
    [wolves] ваўкі
    [prey] здабыча
   *[other] { word-track }
}
ui-track-dens = { word-track }: { $value }. Прыбрана сховаў: { $step } з { $steps }, адкрыта { count-points }.{ $bonus ->
    [over] { "" }
    [terrain] { " " }Наступны крок: { $next } і жэтон мясцовасці.
    [action] { " " }Наступны крок: { $next } і жэтон дзеяння.
   *[none] { " " }Наступны крок: { $next }.
}
ui-track-pieces = { $track ->
    [lairs] Прыбрана логваў: { $step }
   *[wolves] Прыбрана ваўкоў і важакоў: { $step }
} з { $steps }, адкрыта { count-points }.{ $next ->
    [wolf] { " " }Наступным сыходзіць воўк.
    [alpha] { " " }Наступным сыходзіць важак.
   *[none] { "" }
}
ui-track-prey = Здабыча: { $list }. Злоўлена { $step } з { $steps }, адкрыта { count-points }.
ui-step = { $phase ->
    [choose-pack] Выберыце зграю
    [place] Выберыце ячэйку для пары
    [figure] Выберыце фігурку
    [goal] Выберыце, куды ёй ісці
    [push] Выберыце, куды выцесніць суперніка
    [den] Выберыце ячэйку для схову
    [lair] Выберыце схоў, які стане логвам
    [howl] Выберыце воўка-адзіночку
    [dominate] Выберыце, каго падпарадкаваць
    [hunt] Выберыце здабычу
   *[action] Выберыце дзеянне, потым мясцовасць і плату
}
