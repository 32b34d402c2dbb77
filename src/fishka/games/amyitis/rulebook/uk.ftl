# Texts of Amyitis, Ukrainian.

# -- events

event-first-player = { $player } починає
event-token = Жетон на караваннику 2-го рівня: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
event-plant-card = Карта рослини { $card }, місто: { $city ->
    [Babylon] Вавилон
    [Eshnunna] Ешнунна
    [Susa] Сузи
    [Ur] Ур
    [Uruk] Урук
    [Mari] Марі
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Ніневія
}, бік { $face }
event-garden-tile = Плитка саду { $tile } лежить на { $square }
event-craft-card = Група { $group }: { $craft ->
    [peasant] селянин
    [priest] жрець
    [engineer] інженер
   *[merchant] купець
}
event-round = Раунд { $round }
event-income = Банкір, рівень { $level }: { $player }, +{ $talents ->
    [one] { $talents } талант
    [few] { $talents } таланти
   *[other] { $talents } талантів
}
event-income-points = Банкір приносить престиж: { $player }
event-pass = { $player } пасує
event-passed-talent = { $player } уже пасує й бере талант
event-hire = { $player }: { $craft ->
    [peasant] селянин
    [priest] жрець
    [engineer] інженер
   *[merchant] купець
}, ціна { $price ->
    [one] { $price } талант
    [few] { $price } таланти
   *[other] { $price } талантів
}
event-work = { $player } кладе кістку в ряд { $row }
event-resource = { $player }: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}{ $count ->
    [0] , але запас порожній
   *[other] {""}
}
event-row-full = Ряд { $row } повний; садівника ніхто не бере
event-gardener = Ряд { $row } повний; садівника бере { $player }
event-temple = { $player }: кістка до храму, { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-temple-neutral = Нічийна кістка до храму, { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-pushed-out = Кістку витіснено, вона повертається: { $player }
event-irrigate = { $player } зрошує { $spot }
event-irrigate-free = { $player } зрошує { $spot } безплатно
event-travel = { $player } веде караван, місто: { $city ->
    [Babylon] Вавилон
    [Eshnunna] Ешнунна
    [Susa] Сузи
    [Ur] Ур
    [Uruk] Урук
    [Mari] Марі
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Ніневія
} ({ $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[other] { $camels } верблюдів
})
event-sell = { $player } продає у Вавилоні
event-no-irrigation = { $player }: зрошувати нічим або ніде
event-pay = { $player } платить: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
event-court-card = { $player } бере карту: { $card ->
    [caravaneer] караванник
    [banker] банкір
    [palace] палац
   *[gardener] садівник
}, рівень { $level }
event-palace = Палац приносить престиж: { $player }
event-gardeners-spent = { $player } віддає: { $count ->
    [one] { $count } садівник
    [few] { $count } садівники
   *[other] { $count } садівників
}
event-plant = { $player } засаджує { $square } (якість { $quality }) і бере плитку { $tile }
event-take = { $player }: + { $what ->
    [camel] { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюди
       *[other] { $count } верблюдів
    }
   *[talent] { $count ->
        [one] { $count } талант
        [few] { $count } таланти
       *[other] { $count } талантів
    }
}
event-reward-lost = Такої карти більше немає, нічого не отримує { $player }
event-bonus = Найбільше кісток навколо { $square }: { $player }
event-neutral-spot = Нічийна кістка сама зрошує { $spot }
event-procession-empty = { $player } не має кісток; без кістки лишається { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
event-marduk = Мардук, місце { $rank }: { $player }
event-tammuz-no-cube = Тамуз: { $player } не має кістки для поля
event-tammuz-nothing = Тамуз: { $player } не має що обміняти
event-swap = { $player }: { $given ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
} → { $taken ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
event-swap-declined = { $player } нічого не міняє
event-drop = { $player } не має місця в запасі: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
event-favour = Милість Амітіс: { $player }, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}
event-leftovers = Лишилися ресурси: { $player }
event-truncated = Гру зупинено після раунду { $round }, без переможця
event-game-over = { $winners ->
    [1] { $player } перемагає
   *[other] Нічия, серед перших { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

# -- terms of a score

term-banker = { $count } банкір × { $each }
term-engineer = { $count } інженер × { $each }
term-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
} × { $each }
term-palace = { $count } палац × { $each }
term-tile = { $count } плитка × { $each }
term-quality = { $count } якість рослини × { $each }
term-marduk = { $count } нагорода Мардука × { $each }
term-favour = { $count } милість Амітіс × { $each }
term-resources-left = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
} × { $each }

# -- choices

choice-pass = пасувати
choice-decline = нічого не міняти
choice-hire-kind = найняти
choice-go-kind = повести караван
choice-hire = { $craft ->
    [peasant] селянин
    [priest] жрець
    [engineer] інженер
   *[merchant] купець
}, група { $group }, { $price ->
    [one] { $price } талант
    [few] { $price } таланти
   *[other] { $price } талантів
}
choice-go = { $city ->
    [Babylon] Вавилон
    [Eshnunna] Ешнунна
    [Susa] Сузи
    [Ur] Ур
    [Uruk] Урук
    [Mari] Марі
    [Palmyra] Пальміра
    [Khorsabad] Хорсабад
   *[Ninoua] Ніневія
} ({ $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[other] { $camels } верблюдів
})
choice-row = ряд { $row }
choice-temple = храм: { $temple ->
    [ishtar] Іштар
    [marduk] Мардук
   *[tammuz] Тамуз
}
choice-spot = зросити { $spot }
choice-sell = продати: { $first ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}{ $second ->
    [none] {""}
    [barley] , ячмінь
    [dates] , фініки
    [salt] , сіль
    [palm] , пальма
   *[wine] , вино
}
choice-pay = заплатити: { $first ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}{ $second ->
    [none] {""}
    [barley] , ячмінь
    [dates] , фініки
    [salt] , сіль
    [palm] , пальма
   *[wine] , вино
}
choice-court = карта: { $card ->
    [caravaneer] караванник
    [banker] банкір
    [palace] палац
   *[gardener] садівник
}, рівень { $level }
choice-plant = засадити { $square }{ $gardeners ->
    [0] {""}
   *[other] , садівників: { $gardeners }
}
choice-take = узяти: { $what ->
    [camel] верблюда
    [talent] талант
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
choice-swap = { $given ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
} → { $taken ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}
choice-drop = віддати: { $what ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}

# -- refusals

refusal-no-cards = Наймати більше нікого
refusal-no-such-card = Такої карти в групі немає
refusal-too-few-talents = Потрібно { $price ->
    [one] { $price } талант
    [few] { $price } таланти
   *[other] { $price } талантів
}
refusal-no-cube = Кісток не лишилося
refusal-no-open-spot = Немає доступної ділянки для зрошування
refusal-no-camel = Верблюдів немає
refusal-nowhere-to-act = У жодному досяжному місті немає чого робити
refusal-too-few-camels = Задалеко: { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[other] { $camels } верблюдів
}
refusal-nothing-to-sell = Немає ресурсів на продаж
refusal-cannot-pay = Ціна там: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}, або вино
refusal-cannot-pay-both = Потрібні обидва: { $resource ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[wine] вино
}, { $extra ->
    [barley] ячмінь
    [dates] фініки
    [salt] сіль
    [palm] пальма
   *[any] будь-який ресурс
}; вино заміняє будь-який
refusal-cards-gone = Наступних карт обох типів немає
refusal-card-gone = Наступної карти немає: { $card ->
    [caravaneer] караванник
    [banker] банкір
    [palace] палац
   *[gardener] садівник
}
refusal-no-square = Ніде посадити рослину якості { $quality }
refusal-spot-taken = Там уже лежить кістка
refusal-spot-unconnected = Вода сюди ще не доходить
refusal-square-unused = На двох ця клітинка не використовується
refusal-square-planted = Тут уже посаджено
refusal-square-dry = Жоден бік цієї клітинки не зрошено повністю
refusal-quality-too-low = Якість рослини { $quality }, поверх потребує { $need }, а садівників бракує

# -- options

option-edition = Видання
option-edition-text = за текстом-джерелом
option-edition-published = друкована гра
option-field_rows = Рядів у полі
option-field_rows-edition = як у виданні
option-field_rows-two = два
option-field_rows-one = один
option-third_hire = Ціна третьої карти
option-third_hire-edition = як у виданні
option-third_hire-3 = 3 таланти
option-third_hire-2 = 2 таланти
option-level1_bonus = Караванник 1-го рівня
option-level1_bonus-exact = на 2 кроки більше або без додатку
option-level1_bonus-up_to = до 2 кроків більше
option-plain_plants = Рослини якості 1 коштують
option-plain_plants-one = один ресурс
option-plain_plants-two = ще один ресурс, будь-який
option-supply_limits = Обмежений запас
option-supply_limits-no = ні
option-supply_limits-yes = так
option-turn_limit = Раундів щонайбільше

# -- things

resource-barley = ячмінь
resource-dates = фініки
resource-salt = сіль
resource-palm = пальма
resource-wine = вино
craft-peasant = селянин
craft-priest = жрець
craft-engineer = інженер
craft-merchant = купець
temple-ishtar = Іштар
temple-marduk = Мардук
temple-tammuz = Тамуз
court-caravaneer = караванник
court-banker = банкір
court-palace = палац
court-gardener = садівник
city-Babylon = Вавилон
city-Eshnunna = Ешнунна
city-Susa = Сузи
city-Ur = Ур
city-Uruk = Урук
city-Mari = Марі
city-Palmyra = Пальміра
city-Khorsabad = Хорсабад
city-Ninoua = Ніневія
part-carried = З попереднього
part-banker = Банкіри
part-engineer = Інженери
part-sale = Продаж
part-palace = Палаци
part-garden = Сади
part-irrigation = Зрошування
part-marduk = Мардук
part-favour = Милість Амітіс
part-resources = Решта ресурсів

# -- the board in the browser

ui-step = { $phase ->
    [action] Найміть когось, поведіть караван або пасуйте
    [row] Покладіть кістку на ряд поля
    [temple] Виберіть храм для кістки
    [spot] Виберіть, де зрошувати
    [sale] Виберіть, що продати
    [court] Виберіть карту
    [pay] Виберіть, чим заплатити
    [square] Виберіть клітинку, щоб її засадити
    [any-court] Нагорода: виберіть карту
    [any-resource] Нагорода: виберіть ресурс
    [procession] Процесія: виберіть храм для своєї кістки
    [ishtar] Іштар: вибирає перший, другому лишається інше
    [tammuz-row] Тамуз: покладіть кістку на ряд поля
    [tammuz-swap] Тамуз: обміняйте ресурс або нічого не міняйте
    [store] Сховище повне: щось треба віддати
   *[other] Виберіть
}
ui-region = { $region ->
    [gardens] Сади Вавилона
    [cities] Месопотамія
    [crafts] Ремесла
    [temples] Храми
   *[fields] Поля
}
ui-keys = Стрілки ведуть від місця до місця; Page Down і Page Up — до наступного й попереднього, яке можна вибрати.
ui-regions = Частини столу
ui-court = Залишилося придворних карт
ui-round = Раунд { $round }
ui-tiles-left = { $count ->
    [one] Залишилася { $count } плитка саду
    [few] Залишилися { $count } плитки саду
    [many] Залишилося { $count } плиток саду
   *[other] Залишилося { $count } плитки саду
}
ui-end = Гра закінчиться в тому раунді, після якого плиток лишиться { $count } або менше.
ui-favour = { $count ->
    [one] Милість Амітіс за { $count } плитку й більше: { $points }
    [few] Милість Амітіс за { $count } плитки й більше: { $points }
    [many] Милість Амітіс за { $count } плиток і більше: { $points }
   *[other] Милість Амітіс за { $count } плитки й більше: { $points }
}
ui-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
ui-start = починає раунд
ui-passed = пас
ui-in-words = Словами
ui-have = { $what ->
    [talents] таланти
    [camels] верблюди
    [cubes] кістки в запасі
    [gardeners] садівники
    [caravaneer] караванник, рівень
    [banker] банкір, рівень
    [palace] палац, рівень
   *[tiles] плитки саду
}
ui-square = Клітинка { $square }, поверх { $floor }, потрібна рослина якості { $quality }
ui-tile = плитка { $tile }: { $points }
ui-reward = { $reward ->
    [camel] верблюд
    [talent] талант
    [banker] банкір
    [caravaneer] караванник
    [court_any] будь-яка придворна карта
   *[resource_any] будь-який ресурс
}
ui-unused = на двох не використовується
ui-planted = засаджено, гравець { $player }
ui-watered = зрошено: можна садити
ui-dry = жоден бік ще не зрошено повністю
ui-round-cubes = кістки навколо: { $list }
ui-leader = найбільше: { $player }
ui-no-leader = найбільше немає ні в кого
ui-spot = Ділянка для зрошування { $spot }
ui-spot-open = вільна, вода сюди доходить
ui-spot-dry = вільна, але вода сюди ще не доходить
ui-cube = кістка гравця { $player }
ui-cube-neutral = нейтральна кістка
ui-caravan-here = караван тут
ui-city-sell = продати один або два ресурси за престиж, потім безкоштовно зросити
ui-price = ціна: { $list }
ui-offers = карти: { $list }
ui-yours = ваші рівні: { $list }
ui-plants = рослина якості { $quality }
ui-plants-next = потім якість { $quality }{ $extra ->
    [none] {""}
   *[other] , ще й за { $list }
}
ui-watered-list = зрошені клітинки (потрібна якість): { $list }
ui-nothing-watered = зрошених клітинок немає
ui-craft = { $craft ->
    [peasant] кладе кістку на ряд поля й бере звідти ресурс
    [priest] кладе кістку в храм
    [engineer] кладе кістку на ділянку для зрошування, за престиж
   *[merchant] бере верблюда
}
ui-temple = { $temple ->
    [ishtar] Іштар: першому верблюд або талант, другому інше
    [marduk] Мардук: престиж першому й другому
   *[tammuz] Тамуз: першому робота в полі, другому обмін ресурсів
}
ui-rank = { $rank ->
    [1] перший
   *[2] другий
}: { $player }
ui-row = Ряд { $row } на полях
ui-row-next = далі: { $resource }
ui-level = рівень { $level }: { $effect }; залишилося: { $count }
ui-banker = { $points ->
    [0] талантів за раунд: { $talents }
   *[other] талантів за раунд: { $talents }, престижу: { $points }
}
ui-caravaneer = додаткових кроків: { $steps }, місця для ресурсів: { $store }
ui-gardener = додає 1 до якості рослини; залишилося: { $count }
ui-tokens = з рівнем 2: { $list }
