# Texts of Amyitis, Russian.

# -- events

event-first-player = { $player } начинает
event-token = Жетон на караванщике 2-го уровня: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
event-plant-card = Карта растения { $card }, город: { $city ->
    [Babylon] Вавилон
    [Eshnunna] Эшнунна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мари
    [Palmyra] Пальмира
    [Khorsabad] Хорсабад
   *[Ninoua] Ниневия
}, сторона { $face }
event-garden-tile = Плитка сада { $tile } лежит на { $square }
event-craft-card = Группа { $group }: { $craft ->
    [peasant] крестьянин
    [priest] жрец
    [engineer] инженер
   *[merchant] купец
}
event-round = Раунд { $round }
event-income = Банкир, уровень { $level }: { $player }, +{ $talents ->
    [one] { $talents } талант
    [few] { $talents } таланта
   *[other] { $talents } талантов
}
event-income-points = Банкир приносит престиж: { $player }
event-pass = { $player } пасует
event-passed-talent = { $player } уже пасует и берёт талант
event-hire = { $player }: { $craft ->
    [peasant] крестьянин
    [priest] жрец
    [engineer] инженер
   *[merchant] купец
}, цена { $price ->
    [one] { $price } талант
    [few] { $price } таланта
   *[other] { $price } талантов
}
event-work = { $player } кладёт кубик в ряд { $row }
event-resource = { $player }: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}{ $count ->
    [0] , но запас пуст
   *[other] {""}
}
event-row-full = Ряд { $row } полон; садовника никто не берёт
event-gardener = Ряд { $row } полон; садовника берёт { $player }
event-temple = { $player }: кубик в храм, { $temple ->
    [ishtar] Иштар
    [marduk] Мардук
   *[tammuz] Таммуз
}
event-temple-neutral = Ничейный кубик в храм, { $temple ->
    [ishtar] Иштар
    [marduk] Мардук
   *[tammuz] Таммуз
}
event-pushed-out = Кубик вытеснен и возвращается: { $player }
event-irrigate = { $player } орошает { $spot }
event-irrigate-free = { $player } орошает { $spot } бесплатно
event-travel = { $player } ведёт караван, город: { $city ->
    [Babylon] Вавилон
    [Eshnunna] Эшнунна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мари
    [Palmyra] Пальмира
    [Khorsabad] Хорсабад
   *[Ninoua] Ниневия
} ({ $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[other] { $camels } верблюдов
})
event-sell = { $player } продаёт в Вавилоне
event-no-irrigation = { $player }: орошать нечем или негде
event-pay = { $player } платит: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
event-court-card = { $player } берёт карту: { $card ->
    [caravaneer] караванщик
    [banker] банкир
    [palace] дворец
   *[gardener] садовник
}, уровень { $level }
event-palace = Дворец приносит престиж: { $player }
event-gardeners-spent = { $player } отдаёт: { $count ->
    [one] { $count } садовник
    [few] { $count } садовника
   *[other] { $count } садовников
}
event-plant = { $player } засаживает { $square } (качество { $quality }) и берёт плитку { $tile }
event-take = { $player }: + { $what ->
    [camel] { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[other] { $count } верблюдов
    }
   *[talent] { $count ->
        [one] { $count } талант
        [few] { $count } таланта
       *[other] { $count } талантов
    }
}
event-reward-lost = Такой карты больше нет, ничего не получает { $player }
event-bonus = Больше всех кубиков вокруг { $square }: { $player }
event-neutral-spot = Ничейный кубик сам орошает { $spot }
event-procession-empty = { $player } без кубиков; без кубика остаётся { $temple ->
    [ishtar] Иштар
    [marduk] Мардук
   *[tammuz] Таммуз
}
event-marduk = Мардук, место { $rank }: { $player }
event-tammuz-no-cube = Таммуз: { $player } без кубика для поля
event-tammuz-nothing = Таммуз: { $player } не имеет чего обменять
event-swap = { $player }: { $given ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
} → { $taken ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
event-swap-declined = { $player } ничего не меняет
event-drop = { $player } без места в запасе: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
event-favour = Милость Амитис: { $player }, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}
event-leftovers = Остались ресурсы: { $player }
event-truncated = Игра остановлена после раунда { $round }, без победителя
event-game-over = { $winners ->
    [1] { $player } побеждает
   *[other] Ничья, среди первых { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# -- terms of a score

term-banker = { $count } банкир × { $each }
term-engineer = { $count } инженер × { $each }
term-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
} × { $each }
term-palace = { $count } дворец × { $each }
term-tile = { $count } плитка × { $each }
term-quality = { $count } качество растения × { $each }
term-marduk = { $count } награда Мардука × { $each }
term-favour = { $count } милость Амитис × { $each }
term-resources-left = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
} × { $each }

# -- choices

choice-pass = пасовать
choice-decline = ничего не менять
choice-hire-kind = нанять
choice-go-kind = повести караван
choice-hire = { $craft ->
    [peasant] крестьянин
    [priest] жрец
    [engineer] инженер
   *[merchant] купец
}, группа { $group }, { $price ->
    [one] { $price } талант
    [few] { $price } таланта
   *[other] { $price } талантов
}
choice-go = { $city ->
    [Babylon] Вавилон
    [Eshnunna] Эшнунна
    [Susa] Сузы
    [Ur] Ур
    [Uruk] Урук
    [Mari] Мари
    [Palmyra] Пальмира
    [Khorsabad] Хорсабад
   *[Ninoua] Ниневия
} ({ $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[other] { $camels } верблюдов
})
choice-row = ряд { $row }
choice-temple = храм: { $temple ->
    [ishtar] Иштар
    [marduk] Мардук
   *[tammuz] Таммуз
}
choice-spot = оросить { $spot }
choice-sell = продать: { $first ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}{ $second ->
    [none] {""}
    [barley] , ячмень
    [dates] , финики
    [salt] , соль
    [palm] , пальма
   *[wine] , вино
}
choice-pay = заплатить: { $first ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}{ $second ->
    [none] {""}
    [barley] , ячмень
    [dates] , финики
    [salt] , соль
    [palm] , пальма
   *[wine] , вино
}
choice-court = карта: { $card ->
    [caravaneer] караванщик
    [banker] банкир
    [palace] дворец
   *[gardener] садовник
}, уровень { $level }
choice-plant = засадить { $square }{ $gardeners ->
    [0] {""}
   *[other] , садовников: { $gardeners }
}
choice-take = взять: { $what ->
    [camel] верблюда
    [talent] талант
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
choice-swap = { $given ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
} → { $taken ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}
choice-drop = отдать: { $what ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}

# -- refusals

refusal-no-cards = Нанимать больше некого
refusal-no-such-card = Такой карты в группе нет
refusal-too-few-talents = Нужно { $price ->
    [one] { $price } талант
    [few] { $price } таланта
   *[other] { $price } талантов
}
refusal-no-cube = Кубиков не осталось
refusal-no-open-spot = Нет доступного места для орошения
refusal-no-camel = Верблюдов нет
refusal-nowhere-to-act = Ни в одном достижимом городе нечего делать
refusal-too-few-camels = Слишком далеко: { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[other] { $camels } верблюдов
}
refusal-nothing-to-sell = Нет ресурсов на продажу
refusal-cannot-pay = Цена там: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}, или вино
refusal-cannot-pay-both = Нужны оба: { $resource ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[wine] вино
}, { $extra ->
    [barley] ячмень
    [dates] финики
    [salt] соль
    [palm] пальма
   *[any] любой ресурс
}; вино заменяет любой
refusal-cards-gone = Следующих карт обоих видов нет
refusal-card-gone = Следующей карты нет: { $card ->
    [caravaneer] караванщик
    [banker] банкир
    [palace] дворец
   *[gardener] садовник
}
refusal-no-square = Негде посадить растение качества { $quality }
refusal-spot-taken = Там уже лежит кубик
refusal-spot-unconnected = Вода сюда ещё не доходит
refusal-square-unused = На двоих эта клетка не используется
refusal-square-planted = Здесь уже посажено
refusal-square-dry = Ни одна сторона этой клетки не орошена целиком
refusal-quality-too-low = Качество растения { $quality }, этаж требует { $need }, а садовников не хватает

# -- options

option-edition = Издание
option-edition-text = по исходному тексту
option-edition-published = печатная игра
option-field_rows = Рядов в поле
option-field_rows-edition = как в издании
option-field_rows-two = два
option-field_rows-one = один
option-third_hire = Цена третьей карты
option-third_hire-edition = как в издании
option-third_hire-3 = 3 таланта
option-third_hire-2 = 2 таланта
option-level1_bonus = Караванщик 1-го уровня
option-level1_bonus-exact = на 2 шага больше или без добавки
option-level1_bonus-up_to = до 2 шагов больше
option-plain_plants = Растения качества 1 стоят
option-plain_plants-one = один ресурс
option-plain_plants-two = ещё один ресурс, любой
option-supply_limits = Ограниченный запас
option-supply_limits-no = нет
option-supply_limits-yes = да
option-turn_limit = Раундов не больше

# -- things

resource-barley = ячмень
resource-dates = финики
resource-salt = соль
resource-palm = пальма
resource-wine = вино
craft-peasant = крестьянин
craft-priest = жрец
craft-engineer = инженер
craft-merchant = купец
temple-ishtar = Иштар
temple-marduk = Мардук
temple-tammuz = Таммуз
court-caravaneer = караванщик
court-banker = банкир
court-palace = дворец
court-gardener = садовник
city-Babylon = Вавилон
city-Eshnunna = Эшнунна
city-Susa = Сузы
city-Ur = Ур
city-Uruk = Урук
city-Mari = Мари
city-Palmyra = Пальмира
city-Khorsabad = Хорсабад
city-Ninoua = Ниневия
part-carried = Из прежнего
part-banker = Банкиры
part-engineer = Инженеры
part-sale = Продажа
part-palace = Дворцы
part-garden = Сады
part-irrigation = Орошение
part-marduk = Мардук
part-favour = Милость Амитис
part-resources = Остаток ресурсов

# -- the board in the browser

ui-step = { $phase ->
    [action] Наймите кого-нибудь, поведите караван или пасуйте
    [row] Положите кубик на ряд поля
    [temple] Выберите храм для кубика
    [spot] Выберите место для орошения
    [sale] Выберите, что продать
    [court] Выберите карту
    [pay] Выберите, чем заплатить
    [square] Выберите клетку, чтобы её засадить
    [any-court] Награда: выберите карту
    [any-resource] Награда: выберите ресурс
    [procession] Процессия: выберите храм для своего кубика
    [ishtar] Иштар: выбирает первый, второму остаётся другое
    [tammuz-row] Таммуз: положите кубик на ряд поля
    [tammuz-swap] Таммуз: обменяйте ресурс или ничего не меняйте
    [store] Хранилище полно: что-то надо отдать
   *[other] Выберите
}
ui-region = { $region ->
    [gardens] Сады Вавилона
    [cities] Месопотамия
    [crafts] Ремёсла
    [temples] Храмы
   *[fields] Поля
}
ui-keys = Стрелки ведут от места к месту; Page Down и Page Up — к следующему и предыдущему, которое можно выбрать.
ui-regions = Части стола
ui-court = Осталось придворных карт
ui-round = Раунд { $round }
ui-tiles-left = { $count ->
    [one] Осталась { $count } плитка сада
    [few] Остались { $count } плитки сада
    [many] Осталось { $count } плиток сада
   *[other] Осталось { $count } плитки сада
}
ui-end = Игра закончится в том раунде, после которого плиток останется { $count } или меньше.
ui-favour = { $count ->
    [one] Милость Амитис за { $count } плитку и больше: { $points }
    [few] Милость Амитис за { $count } плитки и больше: { $points }
    [many] Милость Амитис за { $count } плиток и больше: { $points }
   *[other] Милость Амитис за { $count } плитки и больше: { $points }
}
ui-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
ui-start = начинает раунд
ui-passed = пас
ui-in-words = Словами
ui-have = { $what ->
    [talents] таланты
    [camels] верблюды
    [cubes] кубики в запасе
    [gardeners] садовники
    [caravaneer] караванщик, уровень
    [banker] банкир, уровень
    [palace] дворец, уровень
   *[tiles] плитки сада
}
ui-square = Клетка { $square }, этаж { $floor }, нужно растение качества { $quality }
ui-tile = плитка { $tile }: { $points }
ui-reward = { $reward ->
    [camel] верблюд
    [talent] талант
    [banker] банкир
    [caravaneer] караванщик
    [court_any] любая придворная карта
   *[resource_any] любой ресурс
}
ui-unused = на двоих не используется
ui-planted = засажено, игрок { $player }
ui-watered = орошено: можно сажать
ui-dry = ни одна сторона ещё не орошена целиком
ui-round-cubes = кубики вокруг: { $list }
ui-leader = больше всех: { $player }
ui-no-leader = больше всех нет ни у кого
ui-spot = Место для орошения { $spot }
ui-spot-open = свободно, вода сюда доходит
ui-spot-dry = свободно, но вода сюда ещё не доходит
ui-cube = кубик игрока { $player }
ui-cube-neutral = нейтральный кубик
ui-caravan-here = караван здесь
ui-city-sell = продать один или два ресурса за престиж, потом бесплатно оросить
ui-price = цена: { $list }
ui-offers = карты: { $list }
ui-yours = ваши уровни: { $list }
ui-plants = растение качества { $quality }
ui-plants-next = потом качество { $quality }{ $extra ->
    [none] {""}
   *[other] , ещё и за { $list }
}
ui-watered-list = орошённые клетки (нужное качество): { $list }
ui-nothing-watered = орошённых клеток нет
ui-craft = { $craft ->
    [peasant] кладёт кубик на ряд поля и берёт оттуда ресурс
    [priest] кладёт кубик в храм
    [engineer] кладёт кубик на место для орошения, за престиж
   *[merchant] берёт верблюда
}
ui-temple = { $temple ->
    [ishtar] Иштар: первому верблюд или талант, второму другое
    [marduk] Мардук: престиж первому и второму
   *[tammuz] Таммуз: первому работа в поле, второму обмен ресурсов
}
ui-rank = { $rank ->
    [1] первый
   *[2] второй
}: { $player }
ui-row = Ряд { $row } на полях
ui-row-next = дальше: { $resource }
ui-level = уровень { $level }: { $effect }; осталось: { $count }
ui-banker = { $points ->
    [0] талантов за раунд: { $talents }
   *[other] талантов за раунд: { $talents }, престижа: { $points }
}
ui-caravaneer = дополнительных шагов: { $steps }, места для ресурсов: { $store }
ui-gardener = добавляет 1 к качеству растения; осталось: { $count }
ui-tokens = с уровнем 2: { $list }
