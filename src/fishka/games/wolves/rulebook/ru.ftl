# Тексты «Стаи». $player — имя, оно не склоняется; $place — ячейка: «q,r».

# -- события

event-region-dealt = Вокруг { $place } лежит регион { $what }
event-prey-dealt = Добыча в регионе { $place }: { word-what-species }
event-token-dealt = На водопое { $place }: { word-what-token }
event-first-player = Начинает { $player }
event-pack = { $player } ведёт стаю; местность: { word-terrain }
event-pair = { $player } ставит вожака с волком на { $place }
event-token = { $player } получает { word-token }
event-no-token = { $player } ничего не получает: { word-token } кончился в запасе
event-action-token = { $player } тратит жетон действия
event-pay = { $player }: { word-action }, { word-terrain } ({ price-paid })
event-move = { $player }: { word-figure } { $from } → { $to }
event-push = Вытеснение ({ $player }): { word-figure } { $from } → { $to }
event-move-over = { $reason ->
    [order] { $player }: другие фигурки должны были бы ходить раньше
   *[nowhere] { $player }: больше ходить некем
}
event-den = { $player } возводит укрытие на { $place } ({ word-track })
event-improve = { $player }: { word-attribute } теперь { $value }
event-lair = { $player } превращает укрытие на { $place } в логово
event-howl = { $player } воет, одиночка с { $place } уходит; новая фигурка: { word-figure }
event-lost = { $player } теряет фигурку на { $place }: { word-what }
event-dominate = { $player } доминирует на { $place }: { word-what }
event-hunt = { $player } ловит добычу у { $place }: { word-species }
event-moon = Планшет луны, ячейка { $cell }: { word-what }{ $mark ->
    [none] {""}
    [crescent] ; закрыто новолуние
    [half] ; закрыта половина луны
   *[full] ; закрыто полнолуние
}
event-moon-beside = Рядом с полным планшетом луны: { word-what }
event-end-turn = { $player } заканчивает ход
event-turn-over = { $player } больше ничего не может сделать
event-phase = Подсчёт: { word-phase }
event-region-nobody = Регион { $place } ({ word-phase }): никого нет, жетон сброшен
event-region-dummy = Регион { $place } ({ word-phase }): место заняла ничейная стая, её очки не получает никто
event-region-first = Регион { $place } ({ word-phase }): первое место — { $player }, жетон взят
event-region-second = Регион { $place } ({ word-phase }): второе место — { $player }
event-region-tie = Регион { $place } ({ word-phase }): { $player } делит первое место
event-full-moon = Взошла полная луна, игра окончена
event-cut-short = Игра прервана после { count-rounds }
event-game-over = { $winners ->
    [1] Победа
   *[other] Общая победа
}: { $player }, { count-points }

# -- слагаемые счёта

term-den = трек укрытий { $each }
term-lair = трек логов { $each }
term-wolf = трек волков { $each }
term-prey = трек добычи { $each }
term-first = первое место в регионе { $each }
term-second = второе место в регионе { $each }
term-tie = ничья в регионе { $each }

# -- выбор

choice-act = { word-action } ({ $price })
choice-end = закончить ход
choice-terrain = { word-terrain } ({ count-tiles })
choice-pay = { $flipped ->
    [none] { count-tokens }
   *[other] { $tokens ->
        [0] { pay-tiles }
       *[other] { pay-tiles }, { count-tokens }
    }
}
choice-figure = { word-figure }, { $place }
choice-done = больше никто не идёт
choice-hex = { $place }, { word-terrain }
choice-pair = пара на { $place }, { word-terrain }
choice-to = на { $place }, { word-terrain }
choice-push = вытеснить на { $place }, { word-terrain }
choice-lair = логово на { $place }, { word-terrain }
choice-howl = одиночка на { $place }, { word-terrain }
choice-hunt = добыча у { $place }
choice-track = укрытие с трека: { word-track }
choice-victim = { word-what }{ $track ->
    [none] {""}
   *[other] {" "}({ word-track })
}
choice-pack = { word-terrain }

# -- отказы

refusal-wall = { $what ->
    [water] { $place } — водопой, туда нельзя
    [chasm] { $place } — пропасть, туда нельзя
   *[prey] На { $place } лежит добыча, туда нельзя
}
refusal-lone-wolf-there = На { $place } волк-одиночка
refusal-wrong-terrain = { $place } — не та местность, за которую заплачено: { word-terrain }
refusal-no-such-figure = На { $place } нет такой вашей фигурки
refusal-already-moved = Эта фигурка уже ходила
refusal-nowhere-to-go = Этой фигурке не дойти до свободной ячейки; местность: { word-terrain }
refusal-same-hex = Фигурка не заканчивает там, откуда вышла
refusal-too-far = { $place } дальше, чем скорость: { $speed }
refusal-too-far-all = До { $place } не дойти ни одной вашей фигурке
refusal-out-of-order = Этот ход должен был быть раньше хода фигурки с { $other }: фигурки ходят по порядку ячеек
refusal-dummy-there = На { $place } ничейная стая
refusal-rival-wolf-there = На { $place } чужой волк ({ $player }); вытеснить его может только вожак
refusal-no-push = Фигурку с { $place } ({ $player }) некуда вытеснить
refusal-hex-full = На { $place } уже две фигурки
refusal-rival-lair-there = На { $place } чужое логово ({ $player })
refusal-rival-alpha-there = На { $place } чужой вожак ({ $player }), его не вытеснить
refusal-no-shelter = { $place } не пуста, и не одна фигурка хозяина стоит там: { $player }
refusal-push-nearer = Для вытесненной фигурки есть ячейка ближе
refusal-no-dens-left = Укрытий больше не осталось
refusal-structure-there = На { $place } уже есть укрытие или логово
refusal-rival-there = На { $place } чужая фигурка
refusal-no-alpha-near = На { $place } и рядом нет вашего вожака
refusal-track-empty = Этот трек пуст: { word-track }
refusal-no-lairs-left = Логов больше не осталось
refusal-no-own-den = На { $place } нет вашего укрытия
refusal-no-water = Рядом с { $place } нет водопоя
refusal-lair-in-region = В этом регионе у вас уже есть логово
refusal-no-wolves-left = Трек волков пуст
refusal-no-lone-wolf = На { $place } нет волка-одиночки
refusal-out-of-howl = { $place } дальше от ваших вожаков, чем { $howl }
refusal-no-rival-there = На { $place } нет ничего чужого
refusal-no-such-piece = На { $place } нет такой чужой фигурки: { word-what }
refusal-lairs-immune = Логово заменить нельзя
refusal-alphas-immune = В этой редакции вожака заменить нельзя
refusal-not-alone = На { $place } это не единственная фигурка хозяина: { word-what }
refusal-pair-stuck = Оставшейся на { $place } фигурке некуда деться
refusal-no-substitute = На вашем планшете нет замены: { word-what }
refusal-no-action-left = Не осталось ни действий, ни жетонов действий
refusal-cannot-pay = Заплатить нечем: { word-action } ({ $price })
refusal-no-target = Для этого нет цели: { word-action }
refusal-no-target-there = На этой местности нет цели: { word-terrain }
refusal-cannot-pay-there = Не хватает плиток и жетонов; местность: { word-terrain } ({ $price })
refusal-tile-shows-other = Эта плитка показывает другую местность, а нужна: { word-terrain }
refusal-too-many-tiles = Плиток больше, чем цена: { $price }
refusal-too-few-tokens = Мало жетонов местности, а нужно { $tokens }
refusal-hex-taken = { $place } занята
refusal-crescent-there = На жетоне этого региона новолуние
refusal-not-start-tile = Пары ставят на стартовое поле
refusal-other-side = Вторую пару ставят на другой берег пропасти
refusal-choose-action-first = Сначала выберите действие
refusal-no-hunt-there = У { $place } сейчас никого не поймать
refusal-pack-taken = Эта стая занята

# -- настройки

option-edition = Редакция
option-edition-text = по исходному тексту
option-edition-published = как издано
option-dominate_alphas = Вожака можно заменить
option-dominate_alphas-yes = да
option-dominate_alphas-no = нет, как издано
option-dominate_pairs = Можно заменить одну из двух фигурок
option-dominate_pairs-no = нет
option-dominate_pairs-yes = да
option-two_player_official = Изданная раскладка для двоих
option-two_player_official-no = нет
option-two_player_official-yes = да
option-token_supply = Бонусные жетоны
option-token_supply-unlimited = сколько нужно
option-token_supply-12 = по 12 каждого вида
option-packs = Стаи
option-packs-random = по жребию
option-packs-chosen = на выбор по очереди
option-turn_limit = Кругов не больше

# -- части счёта

part-regions = Регионы
part-dens = Укрытия
part-lairs = Логова
part-wolves = Волки
part-prey = Добыча

# -- слова для текстов

word-terrain = { $terrain ->
    [forest] лес
    [rock] скалы
    [grass] степь
    [tundra] тундра
    [desert] пустыня
    [water] водопой
    [chasm] пропасть
   *[unknown] ?
}
word-action = { $action ->
    [move] перемещение
    [den] укрытие
    [lair] логово
    [howl] вой
   *[dominate] доминирование
}
word-figure = { $figure ->
    [wolf] волк
   *[alpha] вожак
}
word-what = { $what ->
    [wolf] волк
    [alpha] вожак
    [den] укрытие
    [lair] логово
   *[lone] волк-одиночка
}
word-track = { $track ->
    [spread] распространение
    [speed] скорость
   *[howl] вой
}
word-attribute = { $attribute ->
    [spread] распространение
    [speed] скорость
   *[howl] вой
}
word-species = { $species ->
    [hare] кролик
    [raccoon] енот
    [boar] кабан
    [deer] олень
   *[moose] лось
}
word-what-species = { $what ->
    [hare] кролик
    [raccoon] енот
    [boar] кабан
    [deer] олень
   *[moose] лось
}
word-phase = { $phase ->
    [crescent] новолуние
    [half] половина луны
   *[full] полнолуние
}
word-what-token = { $what ->
    [crescent] новолуние
    [half] половина луны
    [full] полнолуние
    [crescent-half] новолуние и половина
   *[half-full] половина и полнолуние
}
word-token = { $token ->
    [terrain] жетон местности
   *[action] жетон действия
}
count-tiles = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}
count-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
count-rounds = { $rounds ->
    [one] { $rounds } круга
    [few] { $rounds } кругов
    [many] { $rounds } кругов
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
    [grass] степь
    [tundra] тундра
   *[desert] пустыня
}
word-back = { $back ->
    [forest] лес
    [rock] скалы
    [grass] степь
    [tundra] тундра
   *[desert] пустыня
}
pay-front = { word-terrain } → { word-front }
pay-back = { word-terrain } → { word-back }
pay-native = родная плитка
pay-tiles = { $flipped ->
    [f] { pay-front }
    [b] { pay-back }
    [n] { pay-native }
    [fb] { pay-front }, { pay-back }
    [fn] { pay-front }, { pay-native }
    [bn] { pay-back }, { pay-native }
   *[fbn] { pay-front }, { pay-back }, { pay-native }
}

# -- поле

ui-dummy = ничейная стая
ui-piece = { word-what }: { $player }
ui-strength = { $player }: сила { $strength }{ $alphas ->
    [0] { "" }
    [one] , { $alphas } вожак
    [few] , { $alphas } вожака
    [many] , { $alphas } вожаков
   *[other] , { $alphas } вожака
}
ui-would-score = { word-phase }: { $list }
ui-hex = Ячейка { $place }, { word-terrain }
ui-lone = волк-одиночка
ui-prey = { word-species }: { $count }
ui-species = { word-species }
ui-attributes = распространение { $spread } · скорость { $speed } · вой { $howl }
ui-terrain-mark = { $terrain ->
    [forest] ле
    [rock] ск
    [grass] ст
    [tundra] ту
    [desert] пу
   *[unknown] { "" }
}
ui-tile = { word-terrain }, на обороте: { $back ->
    [forest] лес
    [rock] скалы
    [grass] степь
    [tundra] тундра
   *[desert] пустыня
}
ui-tokens = жетоны: местности { $terrain }, действия { $action }
ui-moon = Лунный планшет
ui-moon-next = Дальше: { word-phase }, осталось ячеек { $count }
ui-moon-over = Все фазы подсчитаны
ui-moon-filled = Занято ячеек: { $filled } / { $cells }
ui-region = регион { $place }
ui-pack = { word-terrain }
ui-boards = Планшеты стай
ui-boards-note = Светлые ячейки открыты. Внизу ячеек — очки: с каждого трека считаются те, что в рамке.
ui-token = { word-token }
ui-points = { count-points }
ui-uncovered = Открыто на планшете: { count-points }
ui-track = { $track ->
    [lairs] логова
    [wolves] волки
    [prey] добыча
   *[other] { word-track }
}
ui-track-dens = { word-track }: { $value }. Убрано укрытий: { $step } из { $steps }, открыто { count-points }.{ $bonus ->
    [over] { "" }
    [terrain] { " " }Следующий шаг: { $next } и жетон местности.
    [action] { " " }Следующий шаг: { $next } и жетон действия.
   *[none] { " " }Следующий шаг: { $next }.
}
ui-track-pieces = { $track ->
    [lairs] Убрано логов: { $step }
   *[wolves] Убрано волков и вожаков: { $step }
} из { $steps }, открыто { count-points }.{ $next ->
    [wolf] { " " }Следующим уходит волк.
    [alpha] { " " }Следующим уходит вожак.
   *[none] { "" }
}
ui-track-prey = Добыча: { $list }. Поймано { $step } из { $steps }, открыто { count-points }.
ui-step = { $phase ->
    [choose-pack] Выберите стаю
    [place] Выберите ячейку для пары
    [figure] Выберите фигурку
    [goal] Выберите, куда ей идти
    [push] Выберите, куда вытеснить соперника
    [den] Выберите ячейку для укрытия
    [lair] Выберите укрытие, которое станет логовом
    [howl] Выберите волка-одиночку
    [dominate] Выберите, кого подчинить
    [hunt] Выберите добычу
   *[action] Выберите действие, затем местность и плату
}
