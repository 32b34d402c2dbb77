# Тексты программы для терминала и браузера. Тексты игр лежат рядом с их правилами.

app-name = Фишка
app-tagline = Настольные игры за одним экраном, по ссылке или против ботов

# -- игры

game-islands = Острова
game-islands-about = Море с островами, мостами и маяками, выложенное тайл за тайлом
game-amyitis = Амитис
game-amyitis-about = Посадите и оросите Висячие сады Вавилона
game-wolves = Стая
game-wolves-about = Проведите волков через один лунный цикл
game-colonies = Захват колоний
game-colonies-about = Корабли, пушки и порты на старой карте
game-players = Игроков: { $low }–{ $high }
game-coming = Ещё делается

# -- начальная страница

home-games = Игры
home-tables = Мои столы
home-no-tables = Столов пока нет. Выберите игру выше.
home-play = Играть
table-status-open = ждёт игроков
table-status-playing = игра идёт
table-status-finished = игра окончена

# -- новый стол

new-table = Новый стол
new-seats = Места
new-seat = Место { $number }
new-seat-kind = Кто здесь сидит
seat-kind-me = Я
seat-kind-device = Кто-то за этим устройством
seat-kind-link = Кто-то по ссылке
seat-kind-bot = Бот
new-name = Имя
new-bot = Бот
new-bot-choice = { $bot }: { $about }
new-add-seat = Добавить место
new-remove-seat = Убрать место { $number }
new-options = Настройки игры
new-title = Название стола
new-end-turn = Конец хода
new-end-turn-auto = сам собой
new-end-turn-explicit = кнопкой, чтобы обдумать весь ход
new-rated = Рейтинговая игра
new-rated-about = Подсказок бота не получает никто; вернуть ход, как всегда, можно с согласия остальных
new-start = Начать игру
new-optional = необязательно
default-name = Игрок { $number }
bot-novice = Новичок
bot-novice-about = только учится, часто ошибается
bot-amateur = Любитель
bot-amateur-about = играет разумно, но ошибается
bot-expert = Знаток
bot-expert-about = ошибается редко
bot-master = Мастер
bot-master-about = думает дольше всех и играет в полную силу
bot-expectimax = Рассудительный
bot-expectimax-about = взвешивает все случайности на ход вперёд
bot-mcts = Поиск
bot-mcts-about = просчитывает много ходов вперёд
bot-random = Случайный
bot-random-about = делает любой разрешённый ход
bot-greedy = Жадный
bot-greedy-about = берёт больше всего очков, какие видит сейчас
seat-letter = { $seat ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
   *[other] Е
}

# -- присоединение

join-title = Садитесь за стол
join-text = Напишите, как вас называть. Регистрация не нужна.
join-seat = Присоединиться
join-watch = Только смотреть
share-title = Пригласите по ссылке
share-text = Кто её откроет, сможет занять свободное место или смотреть.
share-copy = Скопировать ссылку
share-copied = Скопировано
share-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
watching = Вы смотрите игру

# -- стол

turn-mine = Ваш ход
turn-now = Сейчас ходит: { $player }
turn-other = Думает { $player }
turn-bot = Ход рассчитывает { $player }
turn-wait = Ждём конца хода
turn-chance = Тянем тайл …
turn-over = Игра окончена
title-mine = ● Ваш ход · { $table }
title-other = { $table }

action-confirm = Подтвердить
action-cancel = Отменить
action-turn = Повернуть
action-undo-step = Шаг назад
action-undo-turn = Начать ход заново
action-end-turn = Закончить ход
action-takeback = Попросить вернуть ход
takeback-asked = { $player } просит вернуть последний ход
takeback-waiting = Спрашиваем остальных, можно ли вернуть ход
takeback-accept = Разрешить
takeback-decline = Отказать

action-hint = Подсказка
hint-title = Что сделал бы сильный бот
hint-thinking = Обдумываю подсказку…
hint-best = Лучший ход
hint-line = Дальше ожидается
hint-alternatives = Другие хорошие ходы
hint-share = шанс победить { $percent } %
hint-points = перевес: { $sign }{ $whole },{ $tenth } очка
hint-visits = просмотров: { $count }
table-rated = рейтинговая

board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Весь стол
board-label = Стол. Стрелки перемещают, Enter выбирает, Escape отменяет.

panel-players = Игроки
panel-log = Летопись
panel-actions = Действия
panel-rules = Правила
panel-overview = Обзор
panel-close = Закрыть
panel-fold = Спрятать панели

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
player-online = на связи
player-offline = не на связи
player-free = свободное место
seat-fallbacks = Заменённые ходы: { $count }
seat-fallbacks-about = Столько раз бот вовремя не дал разрешённого хода, и за него сделан случайный разрешённый ход
player-turn = ходит

actions-title = Что можно сделать
actions-filter = Отобрать
actions-count = { $count ->
    [one] { $count } разрешённое действие
    [few] { $count } разрешённых действия
    [many] { $count } разрешённых действий
   *[other] { $count } разрешённого действия
}
actions-none = Сейчас нечего выбирать
actions-more = { $count ->
    [one] Ещё { $count }: уточните поиск
    [few] Ещё { $count }: уточните поиск
    [many] Ещё { $count }: уточните поиск
   *[other] Ещё { $count }: уточните поиск
}
choice-action = { $text }

log-title = Летопись игры
log-empty = Ещё ничего не произошло
log-rule = Правило { $rule }
log-taken-back = Шаг возвращён
log-bot-fallback = Бот не дал хода; за него сделан разрешённый ход

end-title = Итоговый счёт
end-winner = Победа: { $players }
end-tie = Общая победа: { $players }
end-truncated = Игра прервана до срока; победителей нет
end-part = За что
end-total = Всего
end-again = Сыграть ещё
end-look = Посмотреть на стол
end-show = Итоговый счёт

# -- книга правил

rules-title = Книга правил
rules-search = Искать в правилах
rules-none = Таких слов в правилах нет
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-source-text = из исходного текста
rules-source-published = опубликованный факт
rules-source-option = на выбор
rules-source-decision = наше решение

# -- настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-confirm = Подтверждать каждый ход
settings-confirm-about = Сначала образец, потом кнопка. Запоминается на этом устройстве.
settings-home = Все игры

# -- связь

net-connecting = Соединяемся …
net-offline = Связь потеряна, пробуем снова …
net-sending = Отправляем …
net-queued = Ещё не отправлено: уйдёт, когда вернётся связь
net-outdated = Фишка обновилась. Эта страница уже устарела.
net-reload = Перезагрузить страницу
net-unknown-table = Такого стола нет
net-go-home = Ко всем играм

# -- отказы стола и сервера

refusal-stale = Положение на столе уже изменилось; посмотрите ещё раз
refusal-not-your-turn = Сейчас не ваш ход
refusal-not-legal-now = Сейчас этого делать нельзя
refusal-no-such-choice = Такого выбора здесь нет
refusal-game-over = Игра окончена
refusal-not-seated = У вас нет места за этим столом
refusal-not-started = Игра ещё не началась: есть свободное место
refusal-turn-open = Предыдущий ход ещё не закончен
refusal-turn-not-open = Нет хода, который можно закончить
refusal-key-reused = Это отправлено дважды с разной целью
refusal-undo-nothing = Нечего возвращать: вы ещё ничего не сделали
refusal-undo-chance = После этого уже решал жребий; попросите остальных вернуть ход
refusal-undo-other = После этого ходил другой игрок; вернуть можно только с его согласия
refusal-takeback-pending = О возврате хода уже спрашивают
refusal-no-takeback = Никто не просит вернуть ход
refusal-takeback-own = На это отвечают остальные
refusal-hint-rated = В рейтинговой игре подсказок нет
refusal-hint-pending = Подсказка уже обдумывается
refusal-hint-failed = Бот не нашёл подсказки
refusal-not-stored = Не удалось сохранить; попробуйте ещё раз
refusal-table-full = Все места за этим столом заняты
refusal-seat-taken = Место { $seat } уже занято
refusal-already-seated = Вы уже сидите за этим столом
refusal-unreadable-table = Эту игру нельзя продолжить по правилам этой версии
refusal-bad-name = Такое имя не подходит
refusal-name-needed = Месту { $seat } нужно имя
refusal-bad-title = Такое название стола не подходит
refusal-bad-players = Эта игра для { $low }–{ $high } игроков
refusal-unknown-bot = Такого бота нет
refusal-unknown-game = Такой игры нет
refusal-unknown-table = Такого стола нет
refusal-too-fast = Слишком много запросов; подождите немного
refusal-no-answer = Сервер не отвечает
refusal-bad-seat = Такого места нет
refusal-position-over = В этой позиции игра уже окончена
refusal-foreign-origin = Эта страница не может обращаться к этому серверу
refusal-not-found = Здесь ничего нет
refusal-bad-request = Сервер этого не понял
refusal-too-large = Это слишком велико
refusal-failed = На сервере ошибка; она записана
refusal-bad-choice = Там ничего нельзя выбрать
refusal-unknown-bot-parameter = У этого бота нет такой настройки
refusal-bad-bot-parameter = Эта настройка бота — целое число
refusal-bad-position = Такой позиции быть не может: { $what }
refusal-other = Отказано: { $code }
problem-other = Не получилось: { $message }

# -- the terminal

cli-me = Я
cli-prompt = { $player }, ваш ход (? — справка):
cli-help = Введите ход так, как он записан в списке жирным. Ещё: list — список, show — стол, why ВЫБОР — почему нельзя, rule НОМЕР — правило, undo — взять шаг назад, hint — подсказка, quit — выйти.
cli-left = Игра не доиграна.
cli-why-legal = Это можно выбрать.
cli-no-rule = Правила { $rule } нет.
