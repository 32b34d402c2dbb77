# Texts of Amyitis, Belarusian.

# -- events

event-first-player = { $player } пачынае
event-token = Жэтон на караваншчыку 2-га ўзроўню: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
event-plant-card = Карта расліны { $card }, горад: { $city ->
    [Babylon] Вавілон
    [Eshnunna] Эшнуна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мары
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Нінэвія
}, бок { $face }
event-garden-tile = Плітка саду { $tile } ляжыць на { $square }
event-craft-card = Група { $group }: { $craft ->
    [peasant] селянін
    [priest] жрэц
    [engineer] інжынер
   *[merchant] купец
}
event-round = Раўнд { $round }
event-income = Банкір, узровень { $level }: { $player }, +{ $talents ->
    [one] { $talents } талент
    [few] { $talents } таленты
   *[other] { $talents } талентаў
}
event-income-points = Банкір прыносіць прэстыж: { $player }
event-pass = { $player } пасуе
event-passed-talent = { $player } ужо пасуе і бярэ талент
event-hire = { $player }: { $craft ->
    [peasant] селянін
    [priest] жрэц
    [engineer] інжынер
   *[merchant] купец
}, цана { $price ->
    [one] { $price } талент
    [few] { $price } таленты
   *[other] { $price } талентаў
}
event-work = { $player } кладзе кубік у рад { $row }
event-resource = { $player }: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}{ $count ->
    [0] , але запас пусты
   *[other] {""}
}
event-row-full = Рад { $row } поўны; садоўніка ніхто не бярэ
event-gardener = Рад { $row } поўны; садоўніка бярэ { $player }
event-temple = { $player }: кубік у храм, { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-temple-neutral = Нічыйны кубік у храм, { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-pushed-out = Кубік выцеснены і вяртаецца дадому: { $player }
event-irrigate = { $player } арашае { $spot }
event-irrigate-free = { $player } арашае { $spot } бясплатна
event-travel = { $player } вядзе караван, горад: { $city ->
    [Babylon] Вавілон
    [Eshnunna] Эшнуна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мары
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Нінэвія
} ({ $camels ->
    [one] { $camels } вярблюд
    [few] { $camels } вярблюды
   *[other] { $camels } вярблюдаў
})
event-sell = { $player } прадае ў Вавілоне
event-no-irrigation = { $player }: арашаць няма чым або няма дзе
event-pay = { $player } плаціць: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
event-court-card = { $player } бярэ карту: { $card ->
    [caravaneer] караваншчык
    [banker] банкір
    [palace] палац
   *[gardener] садоўнік
}, узровень { $level }
event-palace = Палац прыносіць прэстыж: { $player }
event-gardeners-spent = { $player } аддае: { $count ->
    [one] { $count } садоўнік
    [few] { $count } садоўнікі
   *[other] { $count } садоўнікаў
}
event-plant = { $player } засаджвае { $square } (якасць { $quality }) і бярэ плітку { $tile }
event-take = { $player }: + { $what ->
    [camel] { $count ->
        [one] { $count } вярблюд
        [few] { $count } вярблюды
       *[other] { $count } вярблюдаў
    }
   *[talent] { $count ->
        [one] { $count } талент
        [few] { $count } таленты
       *[other] { $count } талентаў
    }
}
event-reward-lost = Такой карты больш няма, нічога не атрымлівае { $player }
event-bonus = Больш за ўсіх кубікаў вакол { $square }: { $player }
event-neutral-spot = Нічыйны кубік сам арашае { $spot }
event-procession-empty = { $player } не мае кубікаў; без кубіка застаецца { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-marduk = Мардук, месца { $rank }: { $player }
event-tammuz-no-cube = Тамуз: { $player } не мае кубіка для поля
event-tammuz-nothing = Тамуз: { $player } не мае чаго абмяняць
event-swap = { $player }: { $given ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
} → { $taken ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
event-swap-declined = { $player } нічога не мяняе
event-drop = { $player } не мае месца на складзе: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
event-favour = Міласць Аміціс: { $player }, { $tiles ->
    [one] { $tiles } плітка
    [few] { $tiles } пліткі
   *[other] { $tiles } плітак
}
event-leftovers = Засталіся рэсурсы: { $player }
event-truncated = Гульня спынена пасля раўнда { $round }, без пераможцы
event-game-over = { $winners ->
    [1] { $player } перамагае
   *[other] Нічыя, сярод першых { $player }
}: { $points ->
    [one] { $points } ачко
    [few] { $points } ачкі
   *[other] { $points } ачкоў
}

# -- terms of a score

term-banker = { $count } банкір × { $each }
term-engineer = { $count } інжынер × { $each }
term-resources = { $count ->
    [one] { $count } рэсурс
    [few] { $count } рэсурсы
   *[other] { $count } рэсурсаў
} × { $each }
term-palace = { $count } палац × { $each }
term-tile = { $count } плітка × { $each }
term-quality = { $count } якасць расліны × { $each }
term-marduk = { $count } узнагарода Мардука × { $each }
term-favour = { $count } міласць Аміціс × { $each }
term-resources-left = { $count ->
    [one] { $count } рэсурс
    [few] { $count } рэсурсы
   *[other] { $count } рэсурсаў
} × { $each }

# -- choices

choice-pass = пасаваць
choice-decline = нічога не мяняць
choice-hire-kind = наняць
choice-go-kind = павесці караван
choice-hire = { $craft ->
    [peasant] селянін
    [priest] жрэц
    [engineer] інжынер
   *[merchant] купец
}, група { $group }, { $price ->
    [one] { $price } талент
    [few] { $price } таленты
   *[other] { $price } талентаў
}
choice-go = { $city ->
    [Babylon] Вавілон
    [Eshnunna] Эшнуна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мары
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Нінэвія
} ({ $camels ->
    [one] { $camels } вярблюд
    [few] { $camels } вярблюды
   *[other] { $camels } вярблюдаў
})
choice-row = рад { $row }
choice-temple = храм: { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
choice-spot = арасіць { $spot }
choice-sell = прадаць: { $first ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}{ $second ->
    [none] {""}
    [barley] , ячмень
    [dates] , фінікі
    [salt] , соль
    [palm] , пальма
   *[wine] , віно
}
choice-pay = заплаціць: { $first ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}{ $second ->
    [none] {""}
    [barley] , ячмень
    [dates] , фінікі
    [salt] , соль
    [palm] , пальма
   *[wine] , віно
}
choice-court = карта: { $card ->
    [caravaneer] караваншчык
    [banker] банкір
    [palace] палац
   *[gardener] садоўнік
}, узровень { $level }
choice-plant = засадзіць { $square }{ $gardeners ->
    [0] {""}
   *[other] , садоўнікаў: { $gardeners }
}
choice-take = узяць: { $what ->
    [camel] вярблюда
    [talent] талент
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
choice-swap = { $given ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
} → { $taken ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}
choice-drop = аддаць: { $what ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}

# -- refusals

refusal-no-cards = Наймаць больш няма каго
refusal-no-such-card = Такой карты ў групе няма
refusal-too-few-talents = Патрэбна { $price ->
    [one] { $price } талент
    [few] { $price } таленты
   *[other] { $price } талентаў
}
refusal-no-cube = Кубікаў не засталося
refusal-no-open-spot = Няма адкрытага месца для арашэння
refusal-no-camel = Вярблюдаў няма
refusal-nowhere-to-act = Ні ў адным дасяжным горадзе няма чаго рабіць
refusal-too-few-camels = Занадта далёка: { $camels ->
    [one] { $camels } вярблюд
    [few] { $camels } вярблюды
   *[other] { $camels } вярблюдаў
}
refusal-nothing-to-sell = Няма рэсурсаў на продаж
refusal-cannot-pay = Цана там: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}, або віно
refusal-cannot-pay-both = Патрэбны абодва: { $resource ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[wine] віно
}, { $extra ->
    [barley] ячмень
    [dates] фінікі
    [salt] соль
    [palm] пальма
   *[any] любы рэсурс
}; віно замяняе любы
refusal-cards-gone = Наступных карт абодвух відаў няма
refusal-card-gone = Наступнай карты няма: { $card ->
    [caravaneer] караваншчык
    [banker] банкір
    [palace] палац
   *[gardener] садоўнік
}
refusal-no-square = Няма дзе пасадзіць расліну якасці { $quality }
refusal-spot-taken = Там ужо ляжыць кубік
refusal-spot-unconnected = Вада сюды яшчэ не даходзіць
refusal-square-unused = На дваіх гэтае месца не выкарыстоўваецца
refusal-square-planted = Тут ужо пасаджана
refusal-square-dry = Ніводзін бок гэтага месца не арошаны цалкам
refusal-quality-too-low = Якасць расліны { $quality }, паверх патрабуе { $need }, а садоўнікаў не хапае

# -- options

option-edition = Выданне
option-edition-text = па тэксце-крыніцы
option-edition-published = друкаваная гульня
option-field_rows = Радоў у полі
option-field_rows-edition = як у выданні
option-field_rows-two = два
option-field_rows-one = адзін
option-third_hire = Цана трэцяй карты
option-third_hire-edition = як у выданні
option-third_hire-3 = 3 таленты
option-third_hire-2 = 2 таленты
option-level1_bonus = Караваншчык 1-га ўзроўню
option-level1_bonus-exact = на 2 крокі больш або без дадатку
option-level1_bonus-up_to = да 2 крокаў больш
option-plain_plants = Расліны якасці 1 каштуюць
option-plain_plants-one = адзін рэсурс
option-plain_plants-two = яшчэ адзін рэсурс, любы
option-supply_limits = Абмежаваны запас
option-supply_limits-no = не
option-supply_limits-yes = так
option-turn_limit = Раўндаў не больш за

# -- things

resource-barley = ячмень
resource-dates = фінікі
resource-salt = соль
resource-palm = пальма
resource-wine = віно
craft-peasant = селянін
craft-priest = жрэц
craft-engineer = інжынер
craft-merchant = купец
temple-ishtar = Іштар
temple-marduk = Мардук
temple-tammuz = Тамуз
court-caravaneer = караваншчык
court-banker = банкір
court-palace = палац
court-gardener = садоўнік
city-Babylon = Вавілон
city-Eshnunna = Эшнуна
city-Susa = Сузы
city-Ur = Ур
city-Uruk = Урук
city-Mari = Мары
city-Palmyra = Пальміра
city-Khorsabad = Хорсабад
city-Ninoua = Нінэвія
part-carried = З ранейшага
part-banker = Банкіры
part-engineer = Інжынеры
part-sale = Продаж
part-palace = Палацы
part-garden = Сады
part-irrigation = Арашэнне
part-marduk = Мардук
part-favour = Міласць Аміціс
part-resources = Рэшта рэсурсаў

# -- the board in the browser

ui-step = { $phase ->
    [action] Найміце каго-небудзь, павядзіце караван або пасуйце
    [row] Пакладзіце кубік на рад поля
    [temple] Выберыце храм для кубіка
    [spot] Выберыце месца для арашэння
    [sale] Выберыце, што прадаць
    [court] Выберыце карту
    [pay] Выберыце, чым заплаціць
    [square] Выберыце клетку, каб яе засадзіць
    [any-court] Узнагарода: выберыце карту
    [any-resource] Узнагарода: выберыце рэсурс
    [procession] Працэсія: выберыце храм для свайго кубіка
    [ishtar] Іштар: выбірае першы, другому застаецца іншае
    [tammuz-row] Тамуз: пакладзіце кубік на рад поля
    [tammuz-swap] Тамуз: памяняйце рэсурс або нічога не мяняйце
    [store] Сховішча поўнае: нешта трэба аддаць
   *[other] Выберыце
}
ui-region = { $region ->
    [gardens] Сады Вавілона
    [cities] Месапатамія
    [crafts] Рамёствы
    [temples] Храмы
   *[fields] Палі
}
ui-keys = Стрэлкі вядуць ад месца да месца; Page Down і Page Up — да наступнага і папярэдняга, якое можна выбраць.
ui-regions = Часткі стала
ui-court = Засталося прыдворных карт
ui-round = Раўнд { $round }
ui-tiles-left = { $count ->
    [one] Засталася { $count } плітка саду
    [few] Засталіся { $count } пліткі саду
    [many] Засталося { $count } плітак саду
   *[other] Засталося { $count } пліткі саду
}
ui-end = Гульня скончыцца ў тым раўндзе, пасля якога плітак застанецца { $count } або менш.
ui-favour = { $count ->
    [one] Міласць Амітыс за { $count } плітку і больш: { $points }
    [few] Міласць Амітыс за { $count } пліткі і больш: { $points }
    [many] Міласць Амітыс за { $count } плітак і больш: { $points }
   *[other] Міласць Амітыс за { $count } пліткі і больш: { $points }
}
ui-tiles = { $count ->
    [one] { $count } плітка
    [few] { $count } пліткі
    [many] { $count } плітак
   *[other] { $count } пліткі
}
ui-start = пачынае раўнд
ui-passed = пас
ui-in-words = Словамі
ui-have = { $what ->
    [talents] таленты
    [camels] вярблюды
    [cubes] кубікі ў запасе
    [gardeners] садоўнікі
    [caravaneer] караваншчык, узровень
    [banker] банкір, узровень
    [palace] палац, узровень
   *[tiles] пліткі саду
}
ui-square = Клетка { $square }, паверх { $floor }, патрэбна расліна якасці { $quality }
ui-tile = плітка { $tile }: { $points }
ui-reward = { $reward ->
    [camel] вярблюд
    [talent] талент
    [banker] банкір
    [caravaneer] караваншчык
    [court_any] любая прыдворная карта
   *[resource_any] любы рэсурс
}
ui-unused = на дваіх не выкарыстоўваецца
ui-planted = засаджана, гулец { $player }
ui-watered = арошана: можна садзіць
ui-dry = ніводзін бок яшчэ не арошаны цалкам
ui-round-cubes = кубікі вакол: { $list }
ui-leader = больш за ўсіх: { $player }
ui-no-leader = больш за ўсіх няма ні ў кога
ui-spot = Месца для арашэння { $spot }
ui-spot-open = вольна, вада сюды даходзіць
ui-spot-dry = вольна, але вада сюды яшчэ не даходзіць
ui-cube = кубік гульца { $player }
ui-cube-neutral = нейтральны кубік
ui-caravan-here = караван тут
ui-city-sell = прадаць адзін або два рэсурсы за прэстыж, потым бясплатна арасіць
ui-price = цана: { $list }
ui-offers = карты: { $list }
ui-yours = вашы ўзроўні: { $list }
ui-plants = расліна якасці { $quality }
ui-plants-next = потым якасць { $quality }{ $extra ->
    [none] {""}
   *[other] , яшчэ і за { $list }
}
ui-watered-list = арошаныя клеткі (патрэбная якасць): { $list }
ui-nothing-watered = арошаных клетак няма
ui-craft = { $craft ->
    [peasant] кладзе кубік на рад поля і бярэ рэсурс адтуль
    [priest] кладзе кубік у храм
    [engineer] кладзе кубік на месца для арашэння, за прэстыж
   *[merchant] бярэ вярблюда
}
ui-temple = { $temple ->
    [ishtar] Іштар: першаму вярблюд або талент, другому іншае
    [marduk] Мардук: прэстыж першаму і другому
   *[tammuz] Тамуз: першаму праца ў полі, другому абмен рэсурсаў
}
ui-rank = { $rank ->
    [1] першы
   *[2] другі
}: { $player }
ui-row = Рад { $row } на палях
ui-row-next = далей: { $resource }
ui-level = узровень { $level }: { $effect }; засталося: { $count }
ui-banker = { $points ->
    [0] талентаў за раўнд: { $talents }
   *[other] талентаў за раўнд: { $talents }, прэстыжу: { $points }
}
ui-caravaneer = дадатковых крокаў: { $steps }, месца для рэсурсаў: { $store }
ui-gardener = дадае 1 да якасці расліны; засталося: { $count }
ui-tokens = з узроўнем 2: { $list }
