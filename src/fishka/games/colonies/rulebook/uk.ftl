# Тексти «Захоплення колоній». $player — ім’я, воно не відмінюється; $place — клітинка: «на схід,на південь»; кораблі звуться A1, порти — своєю літерою, вітри й курси — літерами румбів.

# -- події

event-first-player = Починає { $player }
event-placed = { $player } ставить корабель { $ship } на клітинку { $place }
event-turn = Коло { $round }, хід: { $player }
event-skipped = { $player }: ні кораблів, ні портів — поза грою
event-returned = { $player }: корабель { $ship } починає заново з клітинки { $place }
event-spin = { $player } оголошує хід: вертушка крутиться
event-wind = Свіжий вітер { $wind }: кораблі біжать на { $toward }
event-calm = Штиль: кораблі стоять ({ $player })
event-storm = Шторм!
event-gale = Шторм { $wind }: кораблі зносить на { $toward } ({ $player })
event-done = { $player } закінчує хід
event-done-auto = { $player }: робити більше нічого
event-sailed = { $ship } іде курсом { $course } на { $squares ->
    [one] { $squares } клітинку
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
}: { $from } → { $place }
event-carried = Течія зносить { $ship }: { $from } → { $place }
event-held = { $ship } лишається біля краю карти ({ $place })
event-drifted = { $ship } зносить штормом: { $from } → { $place }
event-aground = { $ship } б’ється об берег ({ $place }): { $holes ->
    [one] { $holes } пробоїна
    [few] { $holes } пробоїни
   *[other] { $holes } пробоїн
}
event-captured-in-port = { $ship } зносить у чужий порт ({ $place }), корабель захоплено: { $player }
event-captured = { $player } бере на абордаж { $ship } ({ $place })
event-retaken = { $player } відбиває полонений корабель { $ship } ({ $place })
event-sunk = { $player }: корабель { $ship } { $cause ->
    [ashore] викинуло на берег, він загинув
    [collision] тоне від зіткнення
   *[shots] потоплено
} ({ $place })
event-port-taken = { $player } захоплює порт { $port }
event-port-free = Порт { $port } вільний
event-port-lost = { $player } втрачає порт { $port }, порт вільний
event-port-restored = { $player } відновлює порт { $port }
event-port-hit = Порт { $port }: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
}, до звільнення ще { $left }
event-port-ammunition-hit = Порт { $port } втрачає { $hits ->
    [one] { $hits } боєприпас
    [few] { $hits } боєприпаси
   *[other] { $hits } боєприпасів
}, до звільнення ще { $left }
event-holed = { $player }: корабель { $ship } має { $holes ->
    [one] { $holes } пробоїну
    [few] { $holes } пробоїни
   *[other] { $holes } пробоїн
}
event-aim = { $player } обирає мішень: { $target } ({ $place })
event-fire = { $player }: { $shots ->
    [1] постріл
   *[other] залп
} по { $target } ({ $guns })
event-hit = { $wind }: влучання в { $target }
event-miss = { $wind }: промах по { $target }
event-answer = Порт { $port } відстрілюється по { $target }, мішень обирає { $player }
event-answer-hit = { $wind }: влучання в { $target }
event-answer-miss = { $wind }: промах по { $target }
event-no-answer = Порту { $port } відстрілюватися нема по кому
event-unloaded = { $ship } вивантажує в порт { $port } { $rounds ->
    [one] { $rounds } боєприпас
    [few] { $rounds } боєприпаси
   *[other] { $rounds } боєприпасів
}, тепер їх там { $total }
event-repaired = { $ship } ремонтується ({ $place }): { $holes ->
    [0] пробоїн немає
    [one] лишилася { $holes } пробоїна
    [few] лишилося { $holes } пробоїни
   *[other] лишилося { $holes } пробоїн
}
event-truncated = Гру перервано після { $rounds ->
    [one] { $rounds } кола
   *[other] { $rounds } кіл
}
event-game-over = { $winners ->
    [1] Перемога
   *[other] Спільна перемога
}: { $player }, { $reason ->
    [points] { $points ->
        [one] набрано { $points } очко
        [few] набрано { $points } очки
       *[other] набрано { $points } очок
    }
    [fleet] флотів у суперників не лишилося
   *[rounds] найбільше до останнього кола, очок: { $points }
}

# -- доданки рахунку

term-port = { $count ->
    [one] { $count } порт
    [few] { $count } порти
   *[other] { $count } портів
} × { $each }
term-lost-port = { $count ->
    [one] { $count } втрачений порт
    [few] { $count } втрачені порти
   *[other] { $count } втрачених портів
} × { $each }

# -- вибір

choice-place = корабель { $ship } на клітинку { $place }
choice-sail = іти під вітрилами
choice-fire = стріляти
choice-unload = вивантажити боєприпаси
choice-spin = крутити вертушку на вітер
choice-done = закінчити хід
choice-ship = корабель { $ship } ({ $place })
choice-square = на клітинку { $place }
choice-square-carried = на клітинку { $place }, течія знесе на { $head }
choice-square-sinks = на клітинку { $place }, течія знесе на { $other } — потонуть обидва!
choice-target = { $kind ->
    [port] порт { $target }
   *[ship] корабель { $target }
} ({ $place }), { $guns ->
    [0] не прострілюється
    [one] може стріляти { $guns }
   *[other] можуть стріляти { $guns }
}
choice-gun = у залпі { $kind ->
    [port] порт { $piece }
   *[ship] корабель { $piece }
}
choice-fire-salvo = вогонь!
choice-sink = потопити { $target }
choice-capture = узяти { $target } на абордаж
choice-answer = порт { $port } стріляє по { $target }
choice-rounds = { $rounds ->
    [one] { $rounds } боєприпас
    [few] { $rounds } боєприпаси
   *[other] { $rounds } боєприпасів
}

# -- відмови

refusal-already-spun = Вітер на цей хід уже відомий
refusal-no-ship = У вас немає кораблів на карті
refusal-must-spin = Спершу крутіть вертушку: ваш корабель у морі
refusal-no-target = Стріляти зараз нема по кому
refusal-nothing-to-unload = Вивантажувати нічого: жоден корабель із боєприпасами не стоїть у своєму порту
refusal-nobody-sails = Жоден ваш корабель не може вийти
refusal-spin-first = Спершу крутіть вертушку на вітер
refusal-calm = Штиль: кораблі не ходять
refusal-storm-over = Шторм замінив хід кораблів
refusal-has-sailed = { $piece } цього ходу вже ходив або щойно захоплений
refusal-no-course = Корабель { $piece } не має вільного курсу
refusal-not-straight = Клітинка { $place } не лежить на прямому курсі
refusal-against-wind = Проти вітру кораблі не ходять
refusal-too-far = Задалеко: на цьому курсі не більше ніж { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
}
refusal-off-map = Там карта закінчується
refusal-land-in-way = На клітинці { $place } суходіл
refusal-between-land = Шлях на { $place } веде між двома клітинками суходолу
refusal-ship-in-way = На клітинці { $place } заважає корабель { $piece }
refusal-closed-port = Порт { $port } закритий
refusal-foreign-port = Порт { $port } чужий
refusal-own-piece = { $target } — ваше
refusal-free-port = Порт { $target } вільний: у нього можна зайти
refusal-ship-in-port = У порту { $target } стоїть корабель: стріляйте по кораблю
refusal-not-on-map = Корабля { $target } немає на карті
refusal-out-of-range = Задалеко: гармати б’ють на дві клітинки
refusal-line-blocked = { $what ->
    [land] На лінії вогню суходіл ({ $place })
    [port] На лінії вогню порт { $piece }
    [ship] На лінії вогню корабель { $piece }
   *[corner] Лінія вогню проходить між двома клітинками суходолу
}
refusal-in-salvo = { $piece } уже в залпі
refusal-gun-order = Гармати долучаються до залпу за порядком, { $piece } уже пропущено
refusal-not-own = { $piece } — не ваше
refusal-port-fired = Порт { $piece } цього ходу вже стріляв або щойно захоплений
refusal-prize-no-fire = { $piece } захоплений: доки не відремонтований, не стріляє
refusal-has-fired = { $piece } цього ходу вже стріляв
refusal-not-attacker = { $target } — не корабель нападника
refusal-prize-no-unload = { $piece } захоплений: доки не відремонтований, не вивантажує
refusal-not-in-own-port = { $piece } не стоїть у своєму порту
refusal-no-ammunition = { $piece } не має стільки боєприпасів
refusal-not-start = Клітинка { $place } не належить до місця старту
refusal-square-taken = На клітинці { $place } стоїть корабель
refusal-no-gun-yet = Спершу оберіть, хто стріляє
refusal-decide-first = Спершу вирішіть долю корабля { $target }
refusal-nothing-there = Тут нема чого обрати: { $text }

# -- налаштування

option-map = Карта
option-map-around-the-cape = Навколо мису
option-map-spice-islands = Острови прянощів, на двох-трьох
option-ships = Кораблів у кожного
option-ships-2 = два
option-ships-3 = три
option-ships-4 = чотири
option-sunk = Потоплений корабель
option-sunk-respawn = починає заново
option-sunk-removed = знімається з карти
option-storm_distance = Шторм зносить кораблі
option-storm_distance-1 = на одну клітинку
option-storm_distance-4 = на чотири клітинки
option-storm_aground = Корабель, викинутий на берег
option-storm_aground-sunk = тоне
option-storm_aground-hole = дістає пробоїну
option-wind_arrow = Вертушка показує
option-wind_arrow-toward = куди віє вітер
option-wind_arrow-from = звідки віє вітер
option-start_shelter = Місце старту захищене від шторму
option-start_shelter-no = ні
option-start_shelter-yes = так
option-first_player = Хто починає
option-first_player-seat = перше місце за столом
option-first_player-random = за жеребом
option-round_limit = Перемога за очками після стількох кіл (0 — ніколи)
option-turn_limit = Перервати гру після стількох кіл

# -- флоти

fleet-portugal = Португалія
fleet-spain = Іспанія
fleet-netherlands = Нідерланди
fleet-england = Англія
fleet-france = Франція
fleet-denmark = Данія

# -- дошка

ui-ships = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[other] { $count } кораблів
}
ui-goal = до перемоги: { $goal }
part-ports = Порти
ui-round = Раунд { $round }
ui-points-of = Очки: { $points } з { $goal }
ui-ship = Корабель { $ship }: { $player }
ui-ship-away = Корабель { $ship }: { $status ->
    [place] ще не на карті
    [due] повернеться наступного ходу
   *[other] потоплений
}
ui-holes = { $count ->
    [0] без пробоїн
    [one] { $count } пробоїна
    [few] { $count } пробоїни
   *[other] { $count } пробоїн
}
ui-ammunition = боєприпаси: { $count }
ui-prize = приз: лагодиться у власному порту
ui-fired = уже стріляв
ui-sailed = уже плив
ui-port = Порт { $port }, { $name }: вартість { $value }
ui-port-held = власник: { $player }
ui-port-state = { $state ->
    [free] вільний: візьме той, хто зайде першим
   *[neutral] нейтральний і закритий
}
ui-hits-left = { $count ->
    [one] треба ще { $count } влучання
    [few] треба ще { $count } влучання
   *[other] треба ще { $count } влучань
}
ui-square = Клітинка { $place }
ui-current = { $name }: несе кораблі на { $place }
ui-currents = Течії
ui-no-wind = Вітер ще невідомий
ui-wind = Вертушка: { $wind }. { $toward ->
    [none] Кораблі не йдуть
   *[other] Кораблі біжать на { $toward }
}
ui-ship-taken = Виберіть клітинку для { $ship } або ціль
ui-step = { $phase ->
    [place] Виберіть стартову клітинку для { $ship }
    [return] Виберіть стартову клітинку для { $ship }
    [guns] Виберіть гармати, що стріляють по { $target }
    [decide] Потопити чи захопити { $target }?
    [answer] Виберіть, по кому стріляє порт { $target }
    [sail] Виберіть корабель чи ціль або закінчіть хід
   *[main] Виберіть корабель або ціль чи крутіть вертушку
}
ui-whole = Уся карта
