# Тексти програми для термінала й браузера. Тексти ігор лежать поруч з їхніми правилами.

app-name = Фішка
app-tagline = Настільні ігри за одним екраном, за посиланням або проти ботів

# -- ігри

game-islands = Острови
game-islands-about = Море з островами, мостами й маяками, викладене тайл за тайлом
game-amyitis = Амітіс
game-amyitis-about = Посадіть і зросіть Висячі сади Вавилона
game-wolves = Зграя
game-wolves-about = Проведіть вовків крізь один місячний цикл
game-colonies = Захоплення колоній
game-colonies-about = Кораблі, гармати й порти на старій мапі
game-players = Гравців: { $low }–{ $high }
game-coming = Ще в роботі

# -- початкова сторінка

home-games = Ігри
home-tables = Мої столи
home-no-tables = Столів поки немає. Виберіть гру вище.
home-play = Грати
table-status-open = чекає на гравців
table-status-playing = гра триває
table-status-finished = гру завершено

# -- новий стіл

new-table = Новий стіл
new-seats = Місця
new-seat = Місце { $number }
new-seat-kind = Хто тут сидить
seat-kind-me = Я
seat-kind-device = Хтось за цим пристроєм
seat-kind-link = Хтось за посиланням
seat-kind-bot = Бот
new-name = Ім’я
new-bot = Бот
new-bot-choice = { $bot }: { $about }
new-add-seat = Додати місце
new-remove-seat = Прибрати місце { $number }
new-options = Налаштування гри
new-title = Назва столу
new-end-turn = Кінець ходу
new-end-turn-auto = сам собою
new-end-turn-explicit = кнопкою, щоб обдумати весь хід
new-rated = Рейтингова гра
new-rated-about = Підказок бота не отримує ніхто; повернути хід, як завжди, можна за згодою решти
new-start = Почати гру
new-optional = необов’язково
default-name = Гравець { $number }
bot-novice = Новачок
bot-novice-about = щойно вчиться, часто помиляється
bot-amateur = Аматор
bot-amateur-about = грає розумно, але помиляється
bot-expert = Знавець
bot-expert-about = помиляється рідко
bot-master = Майстер
bot-master-about = думає найдовше і грає на повну силу
bot-expectimax = Розважливий
bot-expectimax-about = зважує всі випадковості на хід наперед
bot-mcts = Пошук
bot-mcts-about = прораховує багато ходів наперед
bot-random = Випадковий
bot-random-about = робить будь-який дозволений хід
bot-greedy = Жадібний
bot-greedy-about = бере найбільше очок, які бачить зараз
seat-letter = { $seat ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
   *[other] Е
}

# -- приєднання

join-title = Сідайте за стіл
join-text = Напишіть, як вас називати. Реєстрація не потрібна.
join-seat = Приєднатися
join-watch = Лише дивитися
share-title = Запросіть за посиланням
share-text = Хто його відкриє, зможе зайняти вільне місце або дивитися.
share-copy = Скопіювати посилання
share-copied = Скопійовано
share-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
watching = Ви дивитеся гру

# -- стіл

turn-mine = Ваш хід
turn-now = Зараз ходить: { $player }
turn-other = Думає { $player }
turn-bot = Хід обчислює { $player }
turn-wait = Чекаємо на кінець ходу
turn-chance = Тягнемо тайл …
turn-over = Гру завершено
title-mine = ● Ваш хід · { $table }
title-other = { $table }

action-confirm = Підтвердити
action-cancel = Скасувати
action-turn = Повернути
action-undo-step = Крок назад
action-undo-turn = Почати хід знову
action-end-turn = Завершити хід
action-takeback = Попросити повернути хід
takeback-asked = { $player } просить повернути останній хід
takeback-waiting = Питаємо в інших, чи можна повернути хід
takeback-accept = Дозволити
takeback-decline = Відмовити

action-hint = Підказка
hint-title = Що зробив би сильний бот
hint-thinking = Обдумую підказку…
hint-best = Найкращий хід
hint-line = Далі очікується
hint-alternatives = Інші добрі ходи
hint-share = шанс перемогти { $percent } %
hint-points = перевага: { $sign }{ $whole },{ $tenth } очка
hint-visits = переглядів: { $count }
table-rated = рейтингова

board-zoom-in = Ближче
board-zoom-out = Далі
board-fit = Увесь стіл
board-label = Стіл. Стрілки переміщують, Enter вибирає, Escape скасовує.

panel-players = Гравці
panel-log = Літопис
panel-actions = Дії
panel-rules = Правила
panel-overview = Огляд
panel-close = Закрити
panel-fold = Сховати панелі

points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
player-online = на зв’язку
player-offline = не на зв’язку
player-free = вільне місце
seat-fallbacks = Замінені ходи: { $count }
seat-fallbacks-about = Стільки разів бот вчасно не дав дозволеного ходу, і за нього зроблено випадковий дозволений хід
player-turn = ходить

actions-title = Що можна зробити
actions-filter = Відібрати
actions-count = { $count ->
    [one] { $count } дозволена дія
    [few] { $count } дозволені дії
    [many] { $count } дозволених дій
   *[other] { $count } дозволеної дії
}
actions-none = Зараз немає що вибирати
actions-more = { $count ->
    [one] Ще { $count }: уточніть пошук
    [few] Ще { $count }: уточніть пошук
    [many] Ще { $count }: уточніть пошук
   *[other] Ще { $count }: уточніть пошук
}
choice-action = { $text }

log-title = Літопис гри
log-empty = Ще нічого не сталося
log-rule = Правило { $rule }
log-taken-back = Крок повернуто
log-bot-fallback = Бот не дав ходу; за нього зроблено дозволений хід

end-title = Підсумковий рахунок
end-winner = Перемога: { $players }
end-tie = Спільна перемога: { $players }
end-truncated = Гру зупинено передчасно; переможців немає
end-part = За що
end-total = Разом
end-again = Зіграти ще
end-look = Подивитися на стіл
end-show = Підсумковий рахунок

# -- книга правил

rules-title = Книга правил
rules-search = Шукати в правилах
rules-none = Таких слів у правилах немає
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-source-text = з вихідного тексту
rules-source-published = опублікований факт
rules-source-option = на вибір
rules-source-decision = наше рішення

# -- налаштування

settings-title = Налаштування
settings-language = Мова
settings-theme = Кольори
settings-theme-auto = Як у системі
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-confirm = Підтверджувати кожен хід
settings-confirm-about = Спершу приклад, потім кнопка. Запам’ятовується на цьому пристрої.
settings-home = Усі ігри

# -- зв’язок

net-connecting = З’єднуємося …
net-offline = Зв’язок втрачено, пробуємо знову …
net-sending = Надсилаємо …
net-queued = Ще не надіслано: піде, коли повернеться зв’язок
net-outdated = Фішка оновилася. Ця сторінка вже застаріла.
net-reload = Перезавантажити сторінку
net-unknown-table = Такого столу немає
net-go-home = До всіх ігор

# -- відмови столу й сервера

refusal-stale = Становище на столі вже змінилося; подивіться ще раз
refusal-not-your-turn = Зараз не ваш хід
refusal-not-legal-now = Зараз цього робити не можна
refusal-no-such-choice = Такого вибору тут немає
refusal-game-over = Гру завершено
refusal-not-seated = У вас немає місця за цим столом
refusal-not-started = Гра ще не почалася: є вільне місце
refusal-turn-open = Попередній хід ще не завершено
refusal-turn-not-open = Немає ходу, який можна завершити
refusal-key-reused = Це надіслано двічі з різною метою
refusal-undo-nothing = Немає чого повертати: ви ще нічого не зробили
refusal-undo-chance = Після цього вже вирішував жереб; попросіть інших повернути хід
refusal-undo-other = Після цього ходив інший гравець; повернути можна лише за його згодою
refusal-takeback-pending = Про повернення ходу вже питають
refusal-no-takeback = Ніхто не просить повернути хід
refusal-takeback-own = На це відповідають інші
refusal-hint-rated = У рейтинговій грі підказок немає
refusal-hint-pending = Підказка вже обдумується
refusal-hint-failed = Бот не знайшов підказки
refusal-not-stored = Не вдалося зберегти; спробуйте ще раз
refusal-table-full = Усі місця за цим столом зайняті
refusal-seat-taken = Місце { $seat } вже зайняте
refusal-already-seated = Ви вже сидите за цим столом
refusal-unreadable-table = Цю гру не можна продовжити за правилами цієї версії
refusal-bad-name = Таке ім’я не підходить
refusal-name-needed = Місцю { $seat } потрібне ім’я
refusal-bad-title = Така назва столу не підходить
refusal-bad-players = Ця гра для { $low }–{ $high } гравців
refusal-unknown-bot = Такого бота немає
refusal-unknown-game = Такої гри немає
refusal-unknown-table = Такого столу немає
refusal-too-fast = Забагато запитів; зачекайте трохи
refusal-no-answer = Сервер не відповідає
refusal-bad-seat = Такого місця немає
refusal-position-over = У цій позиції гру вже закінчено
refusal-foreign-origin = Ця сторінка не може звертатися до цього сервера
refusal-not-found = Тут нічого немає
refusal-bad-request = Сервер цього не зрозумів
refusal-too-large = Це завелике
refusal-failed = На сервері помилка; її записано
refusal-bad-choice = Там нічого не можна вибрати
refusal-unknown-bot-parameter = У цього бота немає такого налаштування
refusal-bad-bot-parameter = Це налаштування бота — ціле число
refusal-bad-position = Такої позиції не може бути: { $what }
refusal-other = Відмовлено: { $code }
problem-other = Не вдалося: { $message }

# -- the terminal

cli-me = Я
cli-prompt = { $player }, ваш хід (? — довідка):
cli-help = Введіть хід так, як його записано в списку жирним. Також: list — список, show — стіл, why ВИБІР — чому не можна, rule НОМЕР — правило, undo — узяти крок назад, hint — підказка, quit — вийти.
cli-left = Гру не дограно.
cli-why-legal = Це можна вибрати.
cli-no-rule = Правила { $rule } немає.
