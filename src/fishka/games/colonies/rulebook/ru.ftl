# Тексты «Захвата колоний». $player — имя, оно не склоняется; $place — клетка: «на восток,на юг»; корабли зовутся A1, порты — своей буквой, ветры и курсы — буквами румбов.

# -- события

event-first-player = Начинает { $player }
event-placed = { $player } ставит корабль { $ship } на клетку { $place }
event-turn = Круг { $round }, ход: { $player }
event-skipped = { $player }: ни кораблей, ни портов — вне игры
event-returned = { $player }: корабль { $ship } начинает заново с клетки { $place }
event-spin = { $player } объявляет ход: вертушка крутится
event-wind = Свежий ветер { $wind }: корабли бегут на { $toward }
event-calm = Штиль: корабли стоят ({ $player })
event-storm = Шторм!
event-gale = Шторм { $wind }: корабли сносит на { $toward } ({ $player })
event-done = { $player } заканчивает ход
event-done-auto = { $player }: делать больше нечего
event-sailed = { $ship } идёт курсом { $course } на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[other] { $squares } клеток
}: { $from } → { $place }
event-carried = Течение сносит { $ship }: { $from } → { $place }
event-held = { $ship } остаётся у края карты ({ $place })
event-drifted = { $ship } сносит штормом: { $from } → { $place }
event-aground = { $ship } бьётся о берег ({ $place }): { $holes ->
    [one] { $holes } пробоина
    [few] { $holes } пробоины
   *[other] { $holes } пробоин
}
event-captured-in-port = { $ship } сносит в чужой порт ({ $place }), корабль захвачен: { $player }
event-captured = { $player } берёт на абордаж { $ship } ({ $place })
event-retaken = { $player } отбивает пленный корабль { $ship } ({ $place })
event-sunk = { $player }: корабль { $ship } { $cause ->
    [ashore] выброшен на берег и погиб
    [collision] тонет от столкновения
   *[shots] потоплен
} ({ $place })
event-port-taken = { $player } захватывает порт { $port }
event-port-free = Порт { $port } свободен
event-port-lost = { $player } теряет порт { $port }, порт свободен
event-port-restored = { $player } восстанавливает порт { $port }
event-port-hit = Порт { $port }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}, до освобождения ещё { $left }
event-port-ammunition-hit = Порт { $port } теряет { $hits ->
    [one] { $hits } боеприпас
    [few] { $hits } боеприпаса
   *[other] { $hits } боеприпасов
}, до освобождения ещё { $left }
event-holed = { $player }: у корабля { $ship } { $holes ->
    [one] { $holes } пробоина
    [few] { $holes } пробоины
   *[other] { $holes } пробоин
}
event-aim = { $player } выбирает мишень: { $target } ({ $place })
event-fire = { $player }: { $shots ->
    [1] выстрел
   *[other] залп
} по { $target } ({ $guns })
event-hit = { $wind }: попадание в { $target }
event-miss = { $wind }: промах по { $target }
event-answer = Порт { $port } отстреливается по { $target }, мишень выбирает { $player }
event-answer-hit = { $wind }: попадание в { $target }
event-answer-miss = { $wind }: промах по { $target }
event-no-answer = Порту { $port } отстреливаться не по кому
event-unloaded = { $ship } выгружает в порт { $port } { $rounds ->
    [one] { $rounds } боеприпас
    [few] { $rounds } боеприпаса
   *[other] { $rounds } боеприпасов
}, теперь их там { $total }
event-repaired = { $ship } чинится ({ $place }): { $holes ->
    [0] пробоин нет
    [one] осталась { $holes } пробоина
    [few] осталось { $holes } пробоины
   *[other] осталось { $holes } пробоин
}
event-truncated = Игра прервана после { $rounds ->
    [one] { $rounds } круга
   *[other] { $rounds } кругов
}
event-game-over = { $winners ->
    [1] Победа
   *[other] Общая победа
}: { $player }, { $reason ->
    [points] { $points ->
        [one] набрано { $points } очко
        [few] набрано { $points } очка
       *[other] набрано { $points } очков
    }
    [fleet] флотов у противников не осталось
   *[rounds] больше всех к последнему кругу, очков: { $points }
}

# -- слагаемые счёта

term-port = { $count ->
    [one] { $count } порт
    [few] { $count } порта
   *[other] { $count } портов
} × { $each }
term-lost-port = { $count ->
    [one] { $count } потерянный порт
    [few] { $count } потерянных порта
   *[other] { $count } потерянных портов
} × { $each }

# -- выбор

choice-place = корабль { $ship } на клетку { $place }
choice-sail = идти под парусом
choice-fire = стрелять
choice-unload = выгрузить боеприпасы
choice-spin = крутить вертушку на ветер
choice-done = закончить ход
choice-ship = корабль { $ship } ({ $place })
choice-square = на клетку { $place }
choice-square-carried = на клетку { $place }, течение снесёт на { $head }
choice-square-sinks = на клетку { $place }, течение снесёт на { $other } — утонут оба!
choice-target = { $kind ->
    [port] порт { $target }
   *[ship] корабль { $target }
} ({ $place }), { $guns ->
    [0] не простреливается
    [one] может стрелять { $guns }
   *[other] могут стрелять { $guns }
}
choice-gun = в залпе { $kind ->
    [port] порт { $piece }
   *[ship] корабль { $piece }
}
choice-fire-salvo = огонь!
choice-sink = потопить { $target }
choice-capture = взять { $target } на абордаж
choice-answer = порт { $port } стреляет по { $target }
choice-rounds = { $rounds ->
    [one] { $rounds } боеприпас
    [few] { $rounds } боеприпаса
   *[other] { $rounds } боеприпасов
}

# -- отказы

refusal-already-spun = Ветер на этот ход уже известен
refusal-no-ship = У вас нет кораблей на карте
refusal-must-spin = Сначала крутите вертушку: ваш корабль в море
refusal-no-target = Стрелять сейчас не по кому
refusal-nothing-to-unload = Выгружать нечего: ни один корабль с боеприпасами не стоит в своём порту
refusal-nobody-sails = Никому из ваших кораблей не выйти
refusal-spin-first = Сначала крутите вертушку на ветер
refusal-calm = Штиль: корабли не ходят
refusal-storm-over = Шторм заменил ход кораблей
refusal-has-sailed = { $piece } в этот ход уже ходил или только что захвачен
refusal-no-course = У корабля { $piece } нет свободного курса
refusal-not-straight = Клетка { $place } не лежит на прямом курсе
refusal-against-wind = Против ветра корабли не ходят
refusal-too-far = Слишком далеко: на этом курсе не больше { $squares ->
    [one] { $squares } клетки
   *[other] { $squares } клеток
}
refusal-off-map = Там карта кончается
refusal-land-in-way = На клетке { $place } суша
refusal-between-land = Путь на { $place } идёт между двумя клетками суши
refusal-ship-in-way = На клетке { $place } мешает корабль { $piece }
refusal-closed-port = Порт { $port } закрыт
refusal-foreign-port = Порт { $port } чужой
refusal-own-piece = { $target } — ваше
refusal-free-port = Порт { $target } свободен: в него можно войти
refusal-ship-in-port = В порту { $target } стоит корабль: стреляйте по кораблю
refusal-not-on-map = Корабля { $target } нет на карте
refusal-out-of-range = Слишком далеко: пушки бьют на две клетки
refusal-line-blocked = { $what ->
    [land] На линии огня суша ({ $place })
    [port] На линии огня порт { $piece }
    [ship] На линии огня корабль { $piece }
   *[corner] Линия огня идёт между двумя клетками суши
}
refusal-in-salvo = { $piece } уже в залпе
refusal-gun-order = Орудия вступают в залп по порядку, { $piece } уже пропущен
refusal-not-own = { $piece } — не ваше
refusal-port-fired = Порт { $piece } в этот ход уже стрелял или только что захвачен
refusal-prize-no-fire = { $piece } захвачен: пока не починен, не стреляет
refusal-has-fired = { $piece } в этот ход уже стрелял
refusal-not-attacker = { $target } — не корабль нападавшего
refusal-prize-no-unload = { $piece } захвачен: пока не починен, не выгружает
refusal-not-in-own-port = { $piece } не стоит в своём порту
refusal-no-ammunition = У { $piece } нет столько боеприпасов
refusal-not-start = Клетка { $place } не входит в место старта
refusal-square-taken = На клетке { $place } стоит корабль
refusal-no-gun-yet = Сначала выберите, кто стреляет
refusal-decide-first = Сначала решите судьбу корабля { $target }
refusal-nothing-there = Здесь нечего выбрать: { $text }

# -- настройки

option-map = Карта
option-map-around-the-cape = Вокруг мыса
option-map-spice-islands = Острова пряностей, на двоих-троих
option-ships = Кораблей у каждого
option-ships-2 = два
option-ships-3 = три
option-ships-4 = четыре
option-sunk = Потопленный корабль
option-sunk-respawn = начинает заново
option-sunk-removed = снимается с карты
option-storm_distance = Шторм сносит корабли
option-storm_distance-1 = на одну клетку
option-storm_distance-4 = на четыре клетки
option-storm_aground = Корабль, вынесенный на берег
option-storm_aground-sunk = тонет
option-storm_aground-hole = получает пробоину
option-wind_arrow = Вертушка показывает
option-wind_arrow-toward = куда дует ветер
option-wind_arrow-from = откуда дует ветер
option-start_shelter = Место старта укрыто от шторма
option-start_shelter-no = нет
option-start_shelter-yes = да
option-first_player = Кто начинает
option-first_player-seat = первое место за столом
option-first_player-random = по жребию
option-round_limit = Победа по очкам после стольких кругов (0 — никогда)
option-turn_limit = Прервать игру после стольких кругов

# -- флоты

fleet-portugal = Португалия
fleet-spain = Испания
fleet-netherlands = Нидерланды
fleet-england = Англия
fleet-france = Франция
fleet-denmark = Дания

# -- поле

ui-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
ui-goal = до победы: { $goal }
part-ports = Порты
ui-round = Раунд { $round }
ui-points-of = Очки: { $points } из { $goal }
ui-ship = Корабль { $ship }: { $player }
ui-ship-away = Корабль { $ship }: { $status ->
    [place] ещё не на карте
    [due] вернётся в следующий ход
   *[other] потоплен
}
ui-holes = { $count ->
    [0] без пробоин
    [one] { $count } пробоина
    [few] { $count } пробоины
   *[other] { $count } пробоин
}
ui-ammunition = боеприпасы: { $count }
ui-prize = приз: чинится в своём порту
ui-fired = уже стрелял
ui-sailed = уже плыл
ui-port = Порт { $port }, { $name }: стоимость { $value }
ui-port-held = владелец: { $player }
ui-port-state = { $state ->
    [free] свободен: возьмёт тот, кто зайдёт первым
   *[neutral] нейтрален и закрыт
}
ui-hits-left = { $count ->
    [one] нужно ещё { $count } попадание
    [few] нужно ещё { $count } попадания
   *[other] нужно ещё { $count } попаданий
}
ui-square = Клетка { $place }
ui-current = { $name }: несёт корабли на { $place }
ui-currents = Течения
ui-no-wind = Ветер ещё неизвестен
ui-wind = Вертушка: { $wind }. { $toward ->
    [none] Корабли не идут
   *[other] Корабли бегут на { $toward }
}
ui-ship-taken = Выберите клетку для { $ship } или цель
ui-step = { $phase ->
    [place] Выберите стартовую клетку для { $ship }
    [return] Выберите стартовую клетку для { $ship }
    [guns] Выберите орудия, стреляющие по { $target }
    [decide] Потопить или захватить { $target }?
    [answer] Выберите, по кому стреляет порт { $target }
    [sail] Выберите корабль или цель либо закончите ход
   *[main] Выберите корабль или цель либо крутите вертушку
}
ui-whole = Вся карта
