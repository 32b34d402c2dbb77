# Тэксты «Захопу калоній». $player — імя, яно не скланяецца; $place — клетка: «на ўсход,на поўдзень»; караблі завуцца A1, парты — сваёй літарай, вятры і курсы — літарамі румбаў.

# -- падзеі

event-first-player = Пачынае { $player }
event-placed = { $player } ставіць карабель { $ship } на клетку { $place }
event-turn = Круг { $round }, ход: { $player }
event-skipped = { $player }: ні караблёў, ні партоў — па-за гульнёй
event-returned = { $player }: карабель { $ship } пачынае нанава з клеткі { $place }
event-spin = { $player } абвяшчае ход: вяртушка круціцца
event-wind = Свежы вецер { $wind }: караблі бягуць на { $toward }
event-calm = Штыль: караблі стаяць ({ $player })
event-storm = Шторм!
event-gale = Шторм { $wind }: караблі зносіць на { $toward } ({ $player })
event-done = { $player } заканчвае ход
event-done-auto = { $player }: рабіць больш няма чаго
event-sailed = { $ship } ідзе курсам { $course } на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клеткі
   *[other] { $squares } клетак
}: { $from } → { $place }
event-carried = Цячэнне зносіць { $ship }: { $from } → { $place }
event-held = { $ship } застаецца ля краю карты ({ $place })
event-drifted = { $ship } зносіць штормам: { $from } → { $place }
event-aground = { $ship } б’ецца аб бераг ({ $place }): { $holes ->
    [one] { $holes } прабоіна
    [few] { $holes } прабоіны
   *[other] { $holes } прабоін
}
event-captured-in-port = { $ship } зносіць у чужы порт ({ $place }), карабель захоплены: { $player }
event-captured = { $player } бярэ на абардаж { $ship } ({ $place })
event-retaken = { $player } адбівае палонны карабель { $ship } ({ $place })
event-sunk = { $player }: карабель { $ship } { $cause ->
    [ashore] выкінуты на бераг і загінуў
    [collision] тоне ад сутыкнення
   *[shots] патоплены
} ({ $place })
event-port-taken = { $player } захоплівае порт { $port }
event-port-free = Порт { $port } вольны
event-port-lost = { $player } губляе порт { $port }, порт вольны
event-port-restored = { $player } аднаўляе порт { $port }
event-port-hit = Порт { $port }: { $hits ->
    [one] { $hits } трапленне
    [few] { $hits } трапленні
   *[other] { $hits } трапленняў
}, да вызвалення яшчэ { $left }
event-port-ammunition-hit = Порт { $port } губляе { $hits ->
    [one] { $hits } боепрыпас
    [few] { $hits } боепрыпасы
   *[other] { $hits } боепрыпасаў
}, да вызвалення яшчэ { $left }
event-holed = { $player }: карабель { $ship } мае { $holes ->
    [one] { $holes } прабоіну
    [few] { $holes } прабоіны
   *[other] { $holes } прабоін
}
event-aim = { $player } выбірае мішэнь: { $target } ({ $place })
event-fire = { $player }: { $shots ->
    [1] стрэл
   *[other] залп
} па { $target } ({ $guns })
event-hit = { $wind }: трапленне ў { $target }
event-miss = { $wind }: промах па { $target }
event-answer = Порт { $port } адстрэльваецца па { $target }, мішэнь выбірае { $player }
event-answer-hit = { $wind }: трапленне ў { $target }
event-answer-miss = { $wind }: промах па { $target }
event-no-answer = Порту { $port } адстрэльвацца няма па кім
event-unloaded = { $ship } выгружае ў порт { $port } { $rounds ->
    [one] { $rounds } боепрыпас
    [few] { $rounds } боепрыпасы
   *[other] { $rounds } боепрыпасаў
}, цяпер іх там { $total }
event-repaired = { $ship } рамантуецца ({ $place }): { $holes ->
    [0] прабоін няма
    [one] засталася { $holes } прабоіна
    [few] засталося { $holes } прабоіны
   *[other] засталося { $holes } прабоін
}
event-truncated = Гульня перапынена пасля { $rounds ->
    [one] { $rounds } круга
   *[other] { $rounds } кругоў
}
event-game-over = { $winners ->
    [1] Перамога
   *[other] Агульная перамога
}: { $player }, { $reason ->
    [points] { $points ->
        [one] набрана { $points } ачко
        [few] набрана { $points } ачкі
       *[other] набрана { $points } ачкоў
    }
    [fleet] флатоў у сапернікаў не засталося
   *[rounds] найбольш да апошняга круга, ачкоў: { $points }
}

# -- складнікі ліку

term-port = { $count ->
    [one] { $count } порт
    [few] { $count } парты
   *[other] { $count } партоў
} × { $each }
term-lost-port = { $count ->
    [one] { $count } страчаны порт
    [few] { $count } страчаныя парты
   *[other] { $count } страчаных партоў
} × { $each }

# -- выбар

choice-place = карабель { $ship } на клетку { $place }
choice-sail = ісці пад ветразямі
choice-fire = страляць
choice-unload = выгрузіць боепрыпасы
choice-spin = круціць вяртушку на вецер
choice-done = закончыць ход
choice-ship = карабель { $ship } ({ $place })
choice-square = на клетку { $place }
choice-square-carried = на клетку { $place }, цячэнне знясе на { $head }
choice-square-sinks = на клетку { $place }, цячэнне знясе на { $other } — патонуць абодва!
choice-target = { $kind ->
    [port] порт { $target }
   *[ship] карабель { $target }
} ({ $place }), { $guns ->
    [0] не прастрэльваецца
    [one] можа страляць { $guns }
   *[other] могуць страляць { $guns }
}
choice-gun = у залпе { $kind ->
    [port] порт { $piece }
   *[ship] карабель { $piece }
}
choice-fire-salvo = агонь!
choice-sink = патапіць { $target }
choice-capture = узяць { $target } на абардаж
choice-answer = порт { $port } страляе па { $target }
choice-rounds = { $rounds ->
    [one] { $rounds } боепрыпас
    [few] { $rounds } боепрыпасы
   *[other] { $rounds } боепрыпасаў
}

# -- адмовы

refusal-already-spun = Вецер на гэты ход ужо вядомы
refusal-no-ship = У вас няма караблёў на карце
refusal-must-spin = Спачатку круціце вяртушку: ваш карабель у моры
refusal-no-target = Страляць цяпер няма па кім
refusal-nothing-to-unload = Выгружаць няма чаго: ніводзін карабель з боепрыпасамі не стаіць у сваім порце
refusal-nobody-sails = Ніводзін ваш карабель не можа выйсці
refusal-spin-first = Спачатку круціце вяртушку на вецер
refusal-calm = Штыль: караблі не ходзяць
refusal-storm-over = Шторм замяніў ход караблёў
refusal-has-sailed = { $piece } у гэты ход ужо хадзіў або толькі што захоплены
refusal-no-course = У карабля { $piece } няма вольнага курсу
refusal-not-straight = Клетка { $place } не ляжыць на прамым курсе
refusal-against-wind = Супраць ветру караблі не ходзяць
refusal-too-far = Занадта далёка: на гэтым курсе не больш за { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клеткі
   *[other] { $squares } клетак
}
refusal-off-map = Там карта канчаецца
refusal-land-in-way = На клетцы { $place } суша
refusal-between-land = Шлях на { $place } вядзе паміж дзвюма клеткамі сушы
refusal-ship-in-way = На клетцы { $place } замінае карабель { $piece }
refusal-closed-port = Порт { $port } закрыты
refusal-foreign-port = Порт { $port } чужы
refusal-own-piece = { $target } — ваша
refusal-free-port = Порт { $target } вольны: у яго можна ўвайсці
refusal-ship-in-port = У порце { $target } стаіць карабель: страляйце па караблі
refusal-not-on-map = Карабля { $target } няма на карце
refusal-out-of-range = Занадта далёка: гарматы б’юць на дзве клеткі
refusal-line-blocked = { $what ->
    [land] На лініі агню суша ({ $place })
    [port] На лініі агню порт { $piece }
    [ship] На лініі агню карабель { $piece }
   *[corner] Лінія агню ідзе паміж дзвюма клеткамі сушы
}
refusal-in-salvo = { $piece } ужо ў залпе
refusal-gun-order = Гарматы далучаюцца да залпу па парадку, { $piece } ужо прапушчаны
refusal-not-own = { $piece } — не ваша
refusal-port-fired = Порт { $piece } у гэты ход ужо страляў або толькі што захоплены
refusal-prize-no-fire = { $piece } захоплены: пакуль не адрамантаваны, не страляе
refusal-has-fired = { $piece } у гэты ход ужо страляў
refusal-not-attacker = { $target } — не карабель таго, хто нападаў
refusal-prize-no-unload = { $piece } захоплены: пакуль не адрамантаваны, не выгружае
refusal-not-in-own-port = { $piece } не стаіць у сваім порце
refusal-no-ammunition = { $piece } не мае столькі боепрыпасаў
refusal-not-start = Клетка { $place } не ўваходзіць у месца старту
refusal-square-taken = На клетцы { $place } стаіць карабель
refusal-no-gun-yet = Спачатку выберыце, хто страляе
refusal-decide-first = Спачатку вырашыце лёс карабля { $target }
refusal-nothing-there = Тут няма чаго выбраць: { $text }

# -- налады

option-map = Карта
option-map-around-the-cape = Вакол мыса
option-map-spice-islands = Астравы прыпраў, на дваіх-траіх
option-ships = Караблёў у кожнага
option-ships-2 = два
option-ships-3 = тры
option-ships-4 = чатыры
option-sunk = Патоплены карабель
option-sunk-respawn = пачынае нанава
option-sunk-removed = здымаецца з карты
option-storm_distance = Шторм зносіць караблі
option-storm_distance-1 = на адну клетку
option-storm_distance-4 = на чатыры клеткі
option-storm_aground = Карабель, вынесены на бераг
option-storm_aground-sunk = тоне
option-storm_aground-hole = атрымлівае прабоіну
option-wind_arrow = Вяртушка паказвае
option-wind_arrow-toward = куды дзьме вецер
option-wind_arrow-from = адкуль дзьме вецер
option-start_shelter = Месца старту схавана ад шторму
option-start_shelter-no = не
option-start_shelter-yes = так
option-first_player = Хто пачынае
option-first_player-seat = першае месца за сталом
option-first_player-random = па жэрабю
option-round_limit = Перамога па ачках пасля столькіх кругоў (0 — ніколі)
option-turn_limit = Перапыніць гульню пасля столькіх кругоў

# -- флаты

fleet-portugal = Партугалія
fleet-spain = Іспанія
fleet-netherlands = Нідэрланды
fleet-england = Англія
fleet-france = Францыя
fleet-denmark = Данія

# -- дошка

ui-ships = { $count ->
    [one] { $count } карабель
    [few] { $count } караблі
   *[other] { $count } караблёў
}
ui-goal = да перамогі: { $goal }
part-ports = Порты
ui-round = Раўнд { $round }
ui-points-of = Ачкі: { $points } з { $goal }
ui-ship = Карабель { $ship }: { $player }
ui-ship-away = Карабель { $ship }: { $status ->
    [place] яшчэ не на карце
    [due] вернецца ў наступны ход
   *[other] патоплены
}
ui-holes = { $count ->
    [0] без прабоін
    [one] { $count } прабоіна
    [few] { $count } прабоіны
   *[other] { $count } прабоін
}
ui-ammunition = боепрыпасы: { $count }
ui-prize = прыз: рамантуецца ва ўласным порце
ui-fired = ужо страляў
ui-sailed = ужо плыў
ui-port = Порт { $port }, { $name }: кошт { $value }
ui-port-held = уладальнік: { $player }
ui-port-state = { $state ->
    [free] вольны: возьме той, хто зойдзе першым
   *[neutral] нейтральны і закрыты
}
ui-hits-left = { $count ->
    [one] трэба яшчэ { $count } пападанне
    [few] трэба яшчэ { $count } пападанні
   *[other] трэба яшчэ { $count } пападанняў
}
ui-square = Клетка { $place }
ui-current = { $name }: нясе караблі на { $place }
ui-currents = Плыні
ui-no-wind = Вецер яшчэ невядомы
ui-wind = Вяртушка: { $wind }. { $toward ->
    [none] Караблі не ідуць
   *[other] Караблі бягуць на { $toward }
}
ui-ship-taken = Выберыце клетку для { $ship } або цэль
ui-step = { $phase ->
    [place] Выберыце стартавую клетку для { $ship }
    [return] Выберыце стартавую клетку для { $ship }
    [guns] Выберыце гарматы, якія страляюць па { $target }
    [decide] Патапіць ці захапіць { $target }?
    [answer] Выберыце, па кім страляе порт { $target }
    [sail] Выберыце карабель ці цэль або закончыце ход
   *[main] Выберыце карабель або цэль ці круціце вяртушку
}
ui-whole = Уся карта
