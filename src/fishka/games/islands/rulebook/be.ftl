# Тэксты «Астравоў». $player — імя, яно не скланяецца; $place — клетка: «на ўсход,на поўдзень».

# -- падзеі

event-first-player = Пачынае { $player }
event-draw = { $player } цягне тайл { $tile }
event-set-aside = Тайл { $tile } нікуды не пасуе і адкладаецца; { $player } цягне новы
event-tile = { $player } кладзе тайл { $tile } на клетку { $place }{ $turns ->
    [0] {""}
    [1] , паварот на 90°
    [2] , паварот на 180°
   *[other] , паварот на 270°
}
event-meeple = { $player } ставіць міпла { $object ->
    [island] на востраў
    [bridge] на мост
    [water] на ваду
   *[lighthouse] на маяк
} ({ $place })
event-skip = { $player } не ставіць міпла
event-skip-auto = { $reason ->
    [no-meeple] { $player }: міплаў у запасе не засталося
   *[no-spot] { $player }: няма куды паставіць міпла
}
event-complete = { $object ->
    [island] Востраў завершаны
    [bridge] Мост завершаны
    [water] Вада завершаная
   *[lighthouse] Маяк завершаны
} ({ $place }), ачкі атрымлівае { $player }
event-complete-nobody = { $object ->
    [island] Востраў завершаны
    [bridge] Мост завершаны
    [water] Вада завершаная
   *[lighthouse] Маяк завершаны
} ({ $place }), міплаў там не было
event-return = { $player }: { $count ->
    [one] { $count } міпл вяртаецца
    [few] { $count } міплы вяртаюцца
    [many] { $count } міплаў вяртаюцца
   *[other] { $count } міпла вяртаецца
} { $object ->
    [island] з вострава
    [bridge] з моста
    [water] з вады
   *[lighthouse] з маяка
}
event-final = Канец гульні: { $object ->
    [island] за востраў
    [bridge] за мост
    [water] за ваду
   *[lighthouse] за маяк
} ({ $place }) ачкі атрымлівае { $player }
event-game-over = { $winners ->
    [1] Перамога
   *[other] Супольная перамога
}: { $player }, { $points ->
    [one] { $points } ачко
    [few] { $points } ачкі
    [many] { $points } ачкоў
   *[other] { $points } ачка
}

# -- складнікі ліку

term-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайлы
    [many] { $count } тайлаў
   *[other] { $count } тайла
} × { $each }
term-anchors = { $count ->
    [one] { $count } якар
    [few] { $count } якары
    [many] { $count } якароў
   *[other] { $count } якара
} × { $each }
term-lighthouse = { $count ->
    [one] { $count } маяк
    [few] { $count } маякі
    [many] { $count } маякоў
   *[other] { $count } маяка
} × { $each }
term-neighbours = { $count ->
    [one] { $count } тайл вакол
    [few] { $count } тайлы вакол
    [many] { $count } тайлаў вакол
   *[other] { $count } тайла вакол
} × { $each }
term-islands = { $count ->
    [one] { $count } востраў
    [few] { $count } астравы
    [many] { $count } астравоў
   *[other] { $count } вострава
} × { $each }

# -- выбар

choice-square = клетка { $place }
choice-turn = паварот на { $degrees }°
choice-meeple = міпл { $kind ->
    [island] на востраў
    [bridge] на мост
    [water] на ваду
   *[lighthouse] на маяк
} ({ $segment })
choice-skip = без міпла

# -- адмовы

refusal-square-taken = На клетцы { $place } ужо ляжыць тайл
refusal-square-not-adjacent = Клетка { $place } не дакранаецца ні да аднаго тайла
refusal-side-mismatch = { $side ->
    [N] На поўначы
    [E] На ўсходзе
    [S] На поўдні
   *[W] На захадзе
} тайла — { $own ->
    [island] востраў
    [bridge] мост
   *[water] вада
}, а ў суседа — { $other ->
    [island] востраў
    [bridge] мост
   *[water] вада
}
refusal-no-fit-here = Выцягнуты тайл сюды не пасуе, як яго ні павярні
refusal-turn-mismatch = З такім паваротам { $side ->
    [N] на поўначы
    [E] на ўсходзе
    [S] на поўдні
   *[W] на захадзе
} тайла — { $own ->
    [island] востраў
    [bridge] мост
   *[water] вада
}, а ў суседа — { $other ->
    [island] востраў
    [bridge] мост
   *[water] вада
}
refusal-same-as-turn = Выглядае гэтак жа, як з паваротам на { $degrees }°
refusal-occupied-by-other = На гэтым аб’екце ўжо стаіць міпл іншага гульца: { $player }
refusal-occupied-strict = На гэтым аб’екце ўжо стаіць міпл
refusal-no-meeple-left = У вас не засталося міплаў

# -- налады

option-tiles = Тайлы
option-tiles-islands-base-72 = усе 72
option-tiles-islands-mini-18 = кароткая гульня, 18
option-occupancy = Куды можна паставіць міпла
option-occupancy-others = на аб’ект без чужых міплаў
option-occupancy-strict = на аб’ект без ніводнага міпла

# -- віды аб’ектаў і часткі ліку

kind-island = востраў
kind-bridge = мост
kind-water = вада
kind-lighthouse = маяк
part-carried = З пачатковага становішча
part-island = Астравы
part-bridge = Масты
part-lighthouse = Маякі
part-final_island = Незавершаныя астравы
part-final_bridge = Незавершаныя масты
part-final_lighthouse = Незавершаныя маякі
part-final_water = Вада ў канцы гульні

# -- стол

ui-drawn = Выцягнуты тайл { $tile }
ui-pile = { $count ->
    [one] У калодзе { $count } тайл
    [few] У калодзе { $count } тайлы
    [many] У калодзе { $count } тайлаў
   *[other] У калодзе { $count } тайла
}
ui-supply = { $count ->
    [one] Застаўся { $count } міпл
    [few] Засталося { $count } міплы
    [many] Засталося { $count } міплаў
   *[other] Засталося { $count } міпла
}
ui-tiles = Астатнія тайлы
ui-tile-left = Тайл { $tile }, засталося: { $count }
ui-objects = Занятыя аб’екты
ui-no-objects = На стале няма міплаў
ui-square-legal = Клетка { $place }: тайл сюды пасуе
ui-square-blocked = Клетка { $place }: тайл сюды не пасуе
ui-square-dead = Клетка { $place }: ніводзін астатні тайл не пасуе
ui-square-empty = Клетка { $place }: пустая
ui-square-tile = Тайл { $tile } на клетцы { $place }
ui-ghost = Тайл { $tile } на клетцы { $place }, паварот на { $degrees }°. Enter пацвярджае, R паварочвае.
ui-spot = { $kind ->
    [island] Востраў
    [bridge] Мост
    [water] Вада
   *[lighthouse] Маяк
}
ui-spot-numbered = { $kind ->
    [island] Востраў
    [bridge] Мост
    [water] Вада
   *[lighthouse] Маяк
} { $number }
ui-object = { $kind ->
    [island] Востраў
    [bridge] Мост
    [water] Вада
   *[lighthouse] Маяк
} · { $count ->
    [one] { $count } тайл
    [few] { $count } тайлы
    [many] { $count } тайлаў
   *[other] { $count } тайла
}
ui-object-complete = завершана
ui-object-now = цяпер { $points }
ui-object-end = у канцы { $points }
ui-object-owner = трымае: { $players }
ui-object-free = нічыё
ui-choose-square = Выберыце клетку для тайла
ui-choose-turn = Павярніце тайл і пацвердзіце
ui-choose-meeple = Пастаўце міпла або прапусціце
ui-skip = Без міпла
ui-dead = Крыжыкам пазначаны клеткі, куды не пасуе ніводзін астатні тайл
