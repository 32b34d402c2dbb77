# Тексты «Островов». $player — имя, оно не склоняется; $place — клетка: «на восток,на юг».

# -- события

event-first-player = Начинает { $player }
event-draw = { $player } тянет тайл { $tile }
event-set-aside = Тайл { $tile } никуда не подходит и откладывается; { $player } тянет новый
event-tile = { $player } кладёт тайл { $tile } на клетку { $place }{ $turns ->
    [0] {""}
    [1] , поворот на 90°
    [2] , поворот на 180°
   *[other] , поворот на 270°
}
event-meeple = { $player } ставит мипла { $object ->
    [island] на остров
    [bridge] на мост
    [water] на воду
   *[lighthouse] на маяк
} ({ $place })
event-skip = { $player } не ставит мипла
event-skip-auto = { $reason ->
    [no-meeple] { $player }: миплов в запасе не осталось
   *[no-spot] { $player }: некуда поставить мипла
}
event-complete = { $object ->
    [island] Остров завершён
    [bridge] Мост завершён
    [water] Вода завершена
   *[lighthouse] Маяк завершён
} ({ $place }), очки получает { $player }
event-complete-nobody = { $object ->
    [island] Остров завершён
    [bridge] Мост завершён
    [water] Вода завершена
   *[lighthouse] Маяк завершён
} ({ $place }), миплов там не было
event-return = { $player }: { $count ->
    [one] { $count } мипл возвращается
    [few] { $count } мипла возвращаются
    [many] { $count } миплов возвращаются
   *[other] { $count } мипла возвращается
} { $object ->
    [island] с острова
    [bridge] с моста
    [water] с воды
   *[lighthouse] с маяка
}
event-final = Конец игры: { $object ->
    [island] за остров
    [bridge] за мост
    [water] за воду
   *[lighthouse] за маяк
} ({ $place }) очки получает { $player }
event-game-over = { $winners ->
    [1] Победа
   *[other] Общая победа
}: { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

# -- слагаемые счёта

term-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
} × { $each }
term-anchors = { $count ->
    [one] { $count } якорь
    [few] { $count } якоря
    [many] { $count } якорей
   *[other] { $count } якоря
} × { $each }
term-lighthouse = { $count ->
    [one] { $count } маяк
    [few] { $count } маяка
    [many] { $count } маяков
   *[other] { $count } маяка
} × { $each }
term-neighbours = { $count ->
    [one] { $count } тайл вокруг
    [few] { $count } тайла вокруг
    [many] { $count } тайлов вокруг
   *[other] { $count } тайла вокруг
} × { $each }
term-islands = { $count ->
    [one] { $count } остров
    [few] { $count } острова
    [many] { $count } островов
   *[other] { $count } острова
} × { $each }

# -- выбор

choice-square = клетка { $place }
choice-turn = поворот на { $degrees }°
choice-meeple = мипл { $kind ->
    [island] на остров
    [bridge] на мост
    [water] на воду
   *[lighthouse] на маяк
} ({ $segment })
choice-skip = без мипла

# -- отказы

refusal-square-taken = На клетке { $place } уже лежит тайл
refusal-square-not-adjacent = Клетка { $place } не касается ни одного тайла
refusal-side-mismatch = { $side ->
    [N] На севере
    [E] На востоке
    [S] На юге
   *[W] На западе
} тайла — { $own ->
    [island] остров
    [bridge] мост
   *[water] вода
}, а у соседа — { $other ->
    [island] остров
    [bridge] мост
   *[water] вода
}
refusal-no-fit-here = Вытянутый тайл сюда не подходит, как его ни поверни
refusal-turn-mismatch = С таким поворотом { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
} тайла — { $own ->
    [island] остров
    [bridge] мост
   *[water] вода
}, а у соседа — { $other ->
    [island] остров
    [bridge] мост
   *[water] вода
}
refusal-same-as-turn = Выглядит так же, как с поворотом на { $degrees }°
refusal-occupied-by-other = На этом объекте уже стоит мипл другого игрока: { $player }
refusal-occupied-strict = На этом объекте уже стоит мипл
refusal-no-meeple-left = У вас не осталось миплов

# -- настройки

option-tiles = Тайлы
option-tiles-islands-base-72 = все 72
option-tiles-islands-mini-18 = короткая игра, 18
option-occupancy = Куда можно поставить мипла
option-occupancy-others = на объект без чужих миплов
option-occupancy-strict = на объект без единого мипла

# -- виды объектов и части счёта

kind-island = остров
kind-bridge = мост
kind-water = вода
kind-lighthouse = маяк
part-carried = Из начального положения
part-island = Острова
part-bridge = Мосты
part-lighthouse = Маяки
part-final_island = Незавершённые острова
part-final_bridge = Незавершённые мосты
part-final_lighthouse = Незавершённые маяки
part-final_water = Вода в конце игры

# -- стол

ui-drawn = Вытянутый тайл { $tile }
ui-pile = { $count ->
    [one] В колоде { $count } тайл
    [few] В колоде { $count } тайла
    [many] В колоде { $count } тайлов
   *[other] В колоде { $count } тайла
}
ui-supply = { $count ->
    [one] Остался { $count } мипл
    [few] Осталось { $count } мипла
    [many] Осталось { $count } миплов
   *[other] Осталось { $count } мипла
}
ui-tiles = Оставшиеся тайлы
ui-tile-left = Тайл { $tile }, осталось: { $count }
ui-objects = Занятые объекты
ui-no-objects = На столе нет миплов
ui-square-legal = Клетка { $place }: тайл сюда подходит
ui-square-blocked = Клетка { $place }: тайл сюда не подходит
ui-square-dead = Клетка { $place }: не подходит ни один из оставшихся тайлов
ui-square-empty = Клетка { $place }: пустая
ui-square-tile = Тайл { $tile } на клетке { $place }
ui-ghost = Тайл { $tile } на клетке { $place }, поворот на { $degrees }°. Enter подтверждает, R поворачивает.
ui-spot = { $kind ->
    [island] Остров
    [bridge] Мост
    [water] Вода
   *[lighthouse] Маяк
}
ui-spot-numbered = { $kind ->
    [island] Остров
    [bridge] Мост
    [water] Вода
   *[lighthouse] Маяк
} { $number }
ui-object = { $kind ->
    [island] Остров
    [bridge] Мост
    [water] Вода
   *[lighthouse] Маяк
} · { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
ui-object-complete = завершено
ui-object-now = сейчас { $points }
ui-object-end = в конце { $points }
ui-object-owner = держит: { $players }
ui-object-free = ничьё
ui-choose-square = Выберите клетку для тайла
ui-choose-turn = Поверните тайл и подтвердите
ui-choose-meeple = Поставьте мипла или пропустите
ui-skip = Без мипла
ui-dead = Крестиком отмечены клетки, куда не подходит ни один из оставшихся тайлов
