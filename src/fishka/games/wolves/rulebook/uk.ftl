# Тексти «Зграї». $player — ім’я, воно не відмінюється; $place — клітинка: «q,r».

# -- події

event-region-dealt = Навколо { $place } лежить регіон { $what }
event-prey-dealt = Здобич у регіоні { $place }: { word-what-species }
event-token-dealt = На водопої { $place }: { word-what-token }
event-first-player = Починає { $player }
event-pack = { $player } веде зграю; місцевість: { word-terrain }
event-pair = { $player } ставить ватажка з вовком на { $place }
event-token = { $player } отримує { word-token }
event-no-token = { $player } нічого не отримує: { word-token } скінчився в запасі
event-action-token = { $player } витрачає жетон дії
event-pay = { $player }: { word-action }, { word-terrain } ({ price-paid })
event-move = { $player }: { word-figure } { $from } → { $to }
event-push = Витіснення ({ $player }): { word-figure } { $from } → { $to }
event-move-over = { $reason ->
    [order] { $player }: інші фігурки мали б ходити раніше
   *[nowhere] { $player }: більше ходити нікому
}
event-den = { $player } зводить сховок на { $place } ({ word-track })
event-improve = { $player }: { word-attribute } тепер { $value }
event-lair = { $player } перетворює сховок на { $place } на лігво
event-howl = { $player } виє, одинак із { $place } іде; нова фігурка: { word-figure }
event-lost = { $player } втрачає фігурку на { $place }: { word-what }
event-dominate = { $player } домінує на { $place }: { word-what }
event-hunt = { $player } ловить здобич біля { $place }: { word-species }
event-moon = Планшет місяця, клітинка { $cell }: { word-what }{ $mark ->
    [none] {""}
    [crescent] ; закрито молодик
    [half] ; закрито половину місяця
   *[full] ; закрито повню
}
event-moon-beside = Поруч із повним планшетом місяця: { word-what }
event-end-turn = { $player } закінчує хід
event-turn-over = { $player } більше нічого не може зробити
event-phase = Підрахунок: { word-phase }
event-region-nobody = Регіон { $place } ({ word-phase }): нікого нема, жетон скинуто
event-region-dummy = Регіон { $place } ({ word-phase }): місце посіла нічийна зграя, її очок не отримує ніхто
event-region-first = Регіон { $place } ({ word-phase }): перше місце — { $player }, жетон узято
event-region-second = Регіон { $place } ({ word-phase }): друге місце — { $player }
event-region-tie = Регіон { $place } ({ word-phase }): { $player } ділить перше місце
event-full-moon = Зійшов повний місяць, гру закінчено
event-cut-short = Гру обірвано після { count-rounds }
event-game-over = { $winners ->
    [1] Перемога
   *[other] Спільна перемога
}: { $player }, { count-points }

# -- складники рахунку

term-den = трек сховків { $each }
term-lair = трек лігв { $each }
term-wolf = трек вовків { $each }
term-prey = трек здобичі { $each }
term-first = перше місце в регіоні { $each }
term-second = друге місце в регіоні { $each }
term-tie = нічия в регіоні { $each }

# -- вибір

choice-act = { word-action } ({ $price })
choice-end = закінчити хід
choice-terrain = { word-terrain } ({ count-tiles })
choice-pay = { $flipped ->
    [none] { count-tokens }
   *[other] { $tokens ->
        [0] { pay-tiles }
       *[other] { pay-tiles }, { count-tokens }
    }
}
choice-figure = { word-figure }, { $place }
choice-done = більше ніхто не йде
choice-hex = { $place }, { word-terrain }
choice-pair = пара на { $place }, { word-terrain }
choice-to = на { $place }, { word-terrain }
choice-push = витіснити на { $place }, { word-terrain }
choice-lair = лігво на { $place }, { word-terrain }
choice-howl = одинак на { $place }, { word-terrain }
choice-hunt = здобич біля { $place }
choice-track = сховок із треку: { word-track }
choice-victim = { word-what }{ $track ->
    [none] {""}
   *[other] {" "}({ word-track })
}
choice-pack = { word-terrain }

# -- відмови

refusal-wall = { $what ->
    [water] { $place } — водопій, туди не можна
    [chasm] { $place } — прірва, туди не можна
   *[prey] На { $place } лежить здобич, туди не можна
}
refusal-lone-wolf-there = На { $place } вовк-одинак
refusal-wrong-terrain = { $place } — не та місцевість, за яку заплачено: { word-terrain }
refusal-no-such-figure = На { $place } нема такої вашої фігурки
refusal-already-moved = Ця фігурка вже ходила
refusal-nowhere-to-go = Ця фігурка не дійде до вільної клітинки; місцевість: { word-terrain }
refusal-same-hex = Фігурка не закінчує там, звідки вийшла
refusal-too-far = { $place } далі, ніж швидкість: { $speed }
refusal-too-far-all = До { $place } не дійде жодна ваша фігурка
refusal-out-of-order = Цей хід мав бути раніше за хід фігурки з { $other }: фігурки ходять за порядком клітинок
refusal-dummy-there = На { $place } нічийна зграя
refusal-rival-wolf-there = На { $place } чужий вовк ({ $player }); витіснити його може лише ватажок
refusal-no-push = Фігурку з { $place } ({ $player }) нема куди витіснити
refusal-hex-full = На { $place } вже дві фігурки
refusal-rival-lair-there = На { $place } чуже лігво ({ $player })
refusal-rival-alpha-there = На { $place } чужий ватажок ({ $player }), його не витіснити
refusal-no-shelter = { $place } не порожня, і не одна фігурка власника стоїть там: { $player }
refusal-push-nearer = Для витісненої фігурки є клітинка ближче
refusal-no-dens-left = Сховків більше не лишилося
refusal-structure-there = На { $place } вже є сховок або лігво
refusal-rival-there = На { $place } чужа фігурка
refusal-no-alpha-near = На { $place } й поруч нема вашого ватажка
refusal-track-empty = Цей трек порожній: { word-track }
refusal-no-lairs-left = Лігв більше не лишилося
refusal-no-own-den = На { $place } нема вашого сховку
refusal-no-water = Поруч із { $place } нема водопою
refusal-lair-in-region = У цьому регіоні у вас уже є лігво
refusal-no-wolves-left = Трек вовків порожній
refusal-no-lone-wolf = На { $place } нема вовка-одинака
refusal-out-of-howl = { $place } далі від ваших ватажків, ніж { $howl }
refusal-no-rival-there = На { $place } нема нічого чужого
refusal-no-such-piece = На { $place } нема такої чужої фігурки: { word-what }
refusal-lairs-immune = Лігво замінити не можна
refusal-alphas-immune = У цій редакції ватажка замінити не можна
refusal-not-alone = На { $place } це не єдина фігурка власника: { word-what }
refusal-pair-stuck = Фігурці, що лишиться на { $place }, нема куди подітися
refusal-no-substitute = На вашому планшеті нема заміни: { word-what }
refusal-no-action-left = Не лишилося ні дій, ні жетонів дії
refusal-cannot-pay = Нема чим заплатити: { word-action } ({ $price })
refusal-no-target = Для цього нема цілі: { word-action }
refusal-no-target-there = На цій місцевості нема цілі: { word-terrain }
refusal-cannot-pay-there = Бракує плиток і жетонів; місцевість: { word-terrain } ({ $price })
refusal-tile-shows-other = Ця плитка показує іншу місцевість, а потрібна: { word-terrain }
refusal-too-many-tiles = Плиток більше, ніж ціна: { $price }
refusal-too-few-tokens = Мало жетонів місцевості, а треба { $tokens }
refusal-hex-taken = { $place } зайнята
refusal-crescent-there = На жетоні цього регіону молодик
refusal-not-start-tile = Пари ставлять на стартове поле
refusal-other-side = Другу пару ставлять на інший берег прірви
refusal-choose-action-first = Спершу виберіть дію
refusal-no-hunt-there = Біля { $place } зараз нікого не спіймати
refusal-pack-taken = Ця зграя зайнята

# -- налаштування

option-edition = Редакція
option-edition-text = за вихідним текстом
option-edition-published = як видано
option-dominate_alphas = Ватажка можна замінити
option-dominate_alphas-yes = так
option-dominate_alphas-no = ні, як видано
option-dominate_pairs = Можна замінити одну з двох фігурок
option-dominate_pairs-no = ні
option-dominate_pairs-yes = так
option-two_player_official = Видана розкладка для двох
option-two_player_official-no = ні
option-two_player_official-yes = так
option-token_supply = Бонусні жетони
option-token_supply-unlimited = скільки треба
option-token_supply-12 = по 12 кожного виду
option-packs = Зграї
option-packs-random = за жеребом
option-packs-chosen = на вибір по черзі
option-turn_limit = Кіл не більше

# -- частини рахунку

part-regions = Регіони
part-dens = Сховки
part-lairs = Лігва
part-wolves = Вовки
part-prey = Здобич

# -- слова для текстів

word-terrain = { $terrain ->
    [forest] ліс
    [rock] скелі
    [grass] степ
    [tundra] тундра
    [desert] пустеля
    [water] водопій
    [chasm] прірва
   *[unknown] ?
}
word-action = { $action ->
    [move] переміщення
    [den] сховок
    [lair] лігво
    [howl] виття
   *[dominate] домінування
}
word-figure = { $figure ->
    [wolf] вовк
   *[alpha] ватажок
}
word-what = { $what ->
    [wolf] вовк
    [alpha] ватажок
    [den] сховок
    [lair] лігво
   *[lone] вовк-одинак
}
word-track = { $track ->
    [spread] поширення
    [speed] швидкість
   *[howl] виття
}
word-attribute = { $attribute ->
    [spread] поширення
    [speed] швидкість
   *[howl] виття
}
word-species = { $species ->
    [hare] кролик
    [raccoon] єнот
    [boar] кабан
    [deer] олень
   *[moose] лось
}
word-what-species = { $what ->
    [hare] кролик
    [raccoon] єнот
    [boar] кабан
    [deer] олень
   *[moose] лось
}
word-phase = { $phase ->
    [crescent] молодик
    [half] половина місяця
   *[full] повня
}
word-what-token = { $what ->
    [crescent] молодик
    [half] половина місяця
    [full] повня
    [crescent-half] молодик і половина
   *[half-full] половина й повня
}
word-token = { $token ->
    [terrain] жетон місцевості
   *[action] жетон дії
}
count-tiles = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}
count-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
count-rounds = { $rounds ->
    [one] { $rounds } кола
    [few] { $rounds } кіл
    [many] { $rounds } кіл
   *[other] { $rounds } кола
}
price-paid = { $tokens ->
    [0] { count-tiles }
   *[other] { $tiles ->
            [0] { count-tokens }
           *[other] { count-tiles } + { count-tokens }
        }
}
word-front = { $front ->
    [forest] ліс
    [rock] скелі
    [grass] степ
    [tundra] тундра
   *[desert] пустеля
}
word-back = { $back ->
    [forest] ліс
    [rock] скелі
    [grass] степ
    [tundra] тундра
   *[desert] пустеля
}
pay-front = { word-terrain } → { word-front }
pay-back = { word-terrain } → { word-back }
pay-native = рідна плитка
pay-tiles = { $flipped ->
    [f] { pay-front }
    [b] { pay-back }
    [n] { pay-native }
    [fb] { pay-front }, { pay-back }
    [fn] { pay-front }, { pay-native }
    [bn] { pay-back }, { pay-native }
   *[fbn] { pay-front }, { pay-back }, { pay-native }
}

# -- дошка

ui-dummy = нічийна зграя
ui-piece = { word-what }: { $player }
ui-strength = { $player }: сила { $strength }{ $alphas ->
    [0] { "" }
    [one] , { $alphas } ватажок
    [few] , { $alphas } ватажки
    [many] , { $alphas } ватажків
   *[other] , { $alphas } ватажка
}
ui-would-score = { word-phase }: { $list }
ui-hex = Клітинка { $place }, { word-terrain }
ui-lone = вовк-одинак
ui-prey = { word-species }: { $count }
ui-species = { word-species }
ui-attributes = поширення { $spread } · швидкість { $speed } · виття { $howl }
ui-terrain-mark = { $terrain ->
    [forest] лі
    [rock] ск
    [grass] ст
    [tundra] ту
    [desert] пу
   *[unknown] { "" }
}
ui-tile = { word-terrain }, на звороті: { $back ->
    [forest] ліс
    [rock] скелі
    [grass] степ
    [tundra] тундра
   *[desert] пустеля
}
ui-tokens = жетони: місцевості { $terrain }, дії { $action }
ui-moon = Місячний планшет
ui-moon-next = Далі: { word-phase }, лишилося клітинок { $count }
ui-moon-over = Усі фази підраховано
ui-moon-filled = Зайнято клітинок: { $filled } / { $cells }
ui-region = регіон { $place }
ui-pack = { word-terrain }
ui-boards = Планшети зграй
ui-boards-note = Світлі клітинки відкриті. Унизу клітинок — очки: з кожного треку рахуються ті, що в рамці.
ui-token = { word-token }
ui-points = { count-points }
ui-uncovered = Відкрито на планшеті: { count-points }
ui-track = { $track ->
    [lairs] лігва
    [wolves] вовки
    [prey] здобич
   *[other] { word-track }
}
ui-track-dens = { word-track }: { $value }. Прибрано сховків: { $step } з { $steps }, відкрито { count-points }.{ $bonus ->
    [over] { "" }
    [terrain] { " " }Наступний крок: { $next } і жетон місцевості.
    [action] { " " }Наступний крок: { $next } і жетон дії.
   *[none] { " " }Наступний крок: { $next }.
}
ui-track-pieces = { $track ->
    [lairs] Прибрано лігв: { $step }
   *[wolves] Прибрано вовків і ватажків: { $step }
} з { $steps }, відкрито { count-points }.{ $next ->
    [wolf] { " " }Наступним іде вовк.
    [alpha] { " " }Наступним іде ватажок.
   *[none] { "" }
}
ui-track-prey = Здобич: { $list }. Спіймано { $step } з { $steps }, відкрито { count-points }.
ui-step = { $phase ->
    [choose-pack] Виберіть зграю
    [place] Виберіть клітинку для пари
    [figure] Виберіть фігурку
    [goal] Виберіть, куди їй іти
    [push] Виберіть, куди витіснити суперника
    [den] Виберіть клітинку для сховку
    [lair] Виберіть сховок, що стане лігвом
    [howl] Виберіть вовка-одинака
    [dominate] Виберіть, кого підкорити
    [hunt] Виберіть здобич
   *[action] Виберіть дію, потім місцевість і плату
}
