# Тексти «Островів». $player — ім’я, воно не відмінюється; $place — клітинка: «на схід,на південь».

# -- події

event-first-player = Починає { $player }
event-draw = { $player } тягне тайл { $tile }
event-set-aside = Тайл { $tile } нікуди не пасує й відкладається; { $player } тягне новий
event-tile = { $player } кладе тайл { $tile } на клітинку { $place }{ $turns ->
    [0] {""}
    [1] , поворот на 90°
    [2] , поворот на 180°
   *[other] , поворот на 270°
}
event-meeple = { $player } ставить міпла { $object ->
    [island] на острів
    [bridge] на міст
    [water] на воду
   *[lighthouse] на маяк
} ({ $place })
event-skip = { $player } не ставить міпла
event-skip-auto = { $reason ->
    [no-meeple] { $player }: міплів у запасі не лишилося
   *[no-spot] { $player }: нема куди поставити міпла
}
event-complete = { $object ->
    [island] Острів завершено
    [bridge] Міст завершено
    [water] Воду завершено
   *[lighthouse] Маяк завершено
} ({ $place }), очки отримує { $player }
event-complete-nobody = { $object ->
    [island] Острів завершено
    [bridge] Міст завершено
    [water] Воду завершено
   *[lighthouse] Маяк завершено
} ({ $place }), міплів там не було
event-return = { $player }: { $count ->
    [one] { $count } міпл повертається
    [few] { $count } міпли повертаються
    [many] { $count } міплів повертаються
   *[other] { $count } міпла повертається
} { $object ->
    [island] з острова
    [bridge] з мосту
    [water] з води
   *[lighthouse] з маяка
}
event-final = Кінець гри: { $object ->
    [island] за острів
    [bridge] за міст
    [water] за воду
   *[lighthouse] за маяк
} ({ $place }) очки отримує { $player }
event-game-over = { $winners ->
    [1] Перемога
   *[other] Спільна перемога
}: { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

# -- складники рахунку

term-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
    [many] { $count } тайлів
   *[other] { $count } тайла
} × { $each }
term-anchors = { $count ->
    [one] { $count } якір
    [few] { $count } якорі
    [many] { $count } якорів
   *[other] { $count } якоря
} × { $each }
term-lighthouse = { $count ->
    [one] { $count } маяк
    [few] { $count } маяки
    [many] { $count } маяків
   *[other] { $count } маяка
} × { $each }
term-neighbours = { $count ->
    [one] { $count } тайл довкола
    [few] { $count } тайли довкола
    [many] { $count } тайлів довкола
   *[other] { $count } тайла довкола
} × { $each }
term-islands = { $count ->
    [one] { $count } острів
    [few] { $count } острови
    [many] { $count } островів
   *[other] { $count } острова
} × { $each }

# -- вибір

choice-square = клітинка { $place }
choice-turn = поворот на { $degrees }°
choice-meeple = міпл { $kind ->
    [island] на острів
    [bridge] на міст
    [water] на воду
   *[lighthouse] на маяк
} ({ $segment })
choice-skip = без міпла

# -- відмови

refusal-square-taken = На клітинці { $place } вже лежить тайл
refusal-square-not-adjacent = Клітинка { $place } не торкається жодного тайла
refusal-side-mismatch = { $side ->
    [N] На півночі
    [E] На сході
    [S] На півдні
   *[W] На заході
} тайла — { $own ->
    [island] острів
    [bridge] міст
   *[water] вода
}, а в сусіда — { $other ->
    [island] острів
    [bridge] міст
   *[water] вода
}
refusal-no-fit-here = Витягнутий тайл сюди не пасує, хоч як його поверни
refusal-turn-mismatch = З таким поворотом { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
} тайла — { $own ->
    [island] острів
    [bridge] міст
   *[water] вода
}, а в сусіда — { $other ->
    [island] острів
    [bridge] міст
   *[water] вода
}
refusal-same-as-turn = Виглядає так само, як з поворотом на { $degrees }°
refusal-occupied-by-other = На цьому об’єкті вже стоїть міпл іншого гравця: { $player }
refusal-occupied-strict = На цьому об’єкті вже стоїть міпл
refusal-no-meeple-left = У вас не лишилося міплів

# -- налаштування

option-tiles = Тайли
option-tiles-islands-base-72 = усі 72
option-tiles-islands-mini-18 = коротка гра, 18
option-occupancy = Куди можна поставити міпла
option-occupancy-others = на об’єкт без чужих міплів
option-occupancy-strict = на об’єкт без жодного міпла

# -- види об’єктів і частини рахунку

kind-island = острів
kind-bridge = міст
kind-water = вода
kind-lighthouse = маяк
part-carried = З початкового становища
part-island = Острови
part-bridge = Мости
part-lighthouse = Маяки
part-final_island = Незавершені острови
part-final_bridge = Незавершені мости
part-final_lighthouse = Незавершені маяки
part-final_water = Вода в кінці гри

# -- стіл

ui-drawn = Витягнутий тайл { $tile }
ui-pile = { $count ->
    [one] У колоді { $count } тайл
    [few] У колоді { $count } тайли
    [many] У колоді { $count } тайлів
   *[other] У колоді { $count } тайла
}
ui-supply = { $count ->
    [one] Лишився { $count } міпл
    [few] Лишилося { $count } міпли
    [many] Лишилося { $count } міплів
   *[other] Лишилося { $count } міпла
}
ui-tiles = Решта тайлів
ui-tile-left = Тайл { $tile }, лишилося: { $count }
ui-objects = Зайняті об’єкти
ui-no-objects = На столі немає міплів
ui-square-legal = Клітинка { $place }: тайл сюди пасує
ui-square-blocked = Клітинка { $place }: тайл сюди не пасує
ui-square-dead = Клітинка { $place }: не пасує жоден із решти тайлів
ui-square-empty = Клітинка { $place }: порожня
ui-square-tile = Тайл { $tile } на клітинці { $place }
ui-ghost = Тайл { $tile } на клітинці { $place }, поворот на { $degrees }°. Enter підтверджує, R повертає.
ui-spot = { $kind ->
    [island] Острів
    [bridge] Міст
    [water] Вода
   *[lighthouse] Маяк
}
ui-spot-numbered = { $kind ->
    [island] Острів
    [bridge] Міст
    [water] Вода
   *[lighthouse] Маяк
} { $number }
ui-object = { $kind ->
    [island] Острів
    [bridge] Міст
    [water] Вода
   *[lighthouse] Маяк
} · { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
    [many] { $count } тайлів
   *[other] { $count } тайла
}
ui-object-complete = завершено
ui-object-now = зараз { $points }
ui-object-end = у кінці { $points }
ui-object-owner = тримає: { $players }
ui-object-free = нічиє
ui-choose-square = Виберіть клітинку для тайла
ui-choose-turn = Поверніть тайл і підтвердіть
ui-choose-meeple = Поставте міпла або пропустіть
ui-skip = Без міпла
ui-dead = Хрестиком позначено клітинки, куди не пасує жоден із решти тайлів
