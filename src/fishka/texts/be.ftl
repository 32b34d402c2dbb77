# Тэксты праграмы для тэрмінала і браўзера. Тэксты гульняў ляжаць побач з іх правіламі.

app-name = Фішка
app-tagline = Настольныя гульні за адным экранам, па спасылцы або супраць ботаў

# -- гульні

game-islands = Астравы
game-islands-about = Мора з астравамі, мастамі і маякамі, складзенае тайл за тайлам
game-amyitis = Аміціс
game-amyitis-about = Пасадзіце і арасіце Вісячыя сады Вавілона
game-wolves = Зграя
game-wolves-about = Правядзіце ваўкоў праз адзін месячны цыкл
game-colonies = Захоп калоній
game-colonies-about = Караблі, гарматы і парты на старой мапе
game-players = Гульцоў: { $low }–{ $high }
game-coming = Яшчэ робіцца

# -- пачатковая старонка

home-games = Гульні
home-tables = Мае сталы
home-no-tables = Сталоў пакуль няма. Выберыце гульню вышэй.
home-play = Гуляць
table-status-open = чакае гульцоў
table-status-playing = гульня ідзе
table-status-finished = гульня скончана

# -- новы стол

new-table = Новы стол
new-seats = Месцы
new-seat = Месца { $number }
new-seat-kind = Хто тут сядзіць
seat-kind-me = Я
seat-kind-device = Нехта за гэтай прыладай
seat-kind-link = Нехта па спасылцы
seat-kind-bot = Бот
new-name = Імя
new-bot = Бот
new-bot-choice = { $bot }: { $about }
new-add-seat = Дадаць месца
new-remove-seat = Прыбраць месца { $number }
new-options = Налады гульні
new-title = Назва стала
new-end-turn = Канец ходу
new-end-turn-auto = сам сабою
new-end-turn-explicit = кнопкай, каб абдумаць увесь ход
new-rated = Рэйтынгавая гульня
new-rated-about = Падказак бота не атрымлівае ніхто; вярнуць ход, як заўсёды, можна са згоды астатніх
new-start = Пачаць гульню
new-optional = неабавязкова
default-name = Гулец { $number }
bot-novice = Навічок
bot-novice-about = толькі вучыцца, часта памыляецца
bot-amateur = Аматар
bot-amateur-about = грае разумна, але памыляецца
bot-expert = Знаўца
bot-expert-about = памыляецца рэдка
bot-master = Майстар
bot-master-about = думае найдаўжэй і грае ў поўную сілу
bot-expectimax = Разважлівы
bot-expectimax-about = зважвае ўсе выпадковасці на ход наперад
bot-mcts = Пошук
bot-mcts-about = пралічвае шмат хадоў наперад
bot-random = Выпадковы
bot-random-about = робіць любы дазволены ход
bot-greedy = Прагны
bot-greedy-about = бярэ найбольш ачкоў, якія бачыць цяпер
seat-letter = { $seat ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
   *[other] Е
}

# -- далучэнне

join-title = Сядайце за стол
join-text = Напішыце, як вас называць. Рэгістрацыя не патрэбная.
join-seat = Далучыцца
join-watch = Толькі глядзець
share-title = Запрасіце па спасылцы
share-text = Хто яе адкрые, зможа заняць вольнае месца або глядзець.
share-copy = Скапіяваць спасылку
share-copied = Скапіявана
share-waiting = { $count ->
    [one] Чакаем яшчэ { $count } гульца
    [few] Чакаем яшчэ { $count } гульцоў
    [many] Чакаем яшчэ { $count } гульцоў
   *[other] Чакаем яшчэ { $count } гульца
}
watching = Вы глядзіце гульню

# -- стол

turn-mine = Ваш ход
turn-now = Цяпер ходзіць: { $player }
turn-other = Думае { $player }
turn-bot = Ход падлічвае { $player }
turn-wait = Чакаем канца ходу
turn-chance = Цягнем тайл …
turn-over = Гульня скончана
title-mine = ● Ваш ход · { $table }
title-other = { $table }

action-confirm = Пацвердзіць
action-cancel = Скасаваць
action-turn = Павярнуць
action-undo-step = Крок назад
action-undo-turn = Пачаць ход нанова
action-end-turn = Скончыць ход
action-takeback = Папрасіць вярнуць ход
takeback-asked = { $player } просіць вярнуць апошні ход
takeback-waiting = Пытаемся ў астатніх, ці можна вярнуць ход
takeback-accept = Дазволіць
takeback-decline = Адмовіць

action-hint = Падказка
hint-title = Што зрабіў бы моцны бот
hint-thinking = Абдумваю падказку…
hint-best = Найлепшы ход
hint-line = Чакаецца далей
hint-alternatives = Іншыя добрыя хады
hint-share = шанец перамагчы { $percent } %
hint-points = перавага: { $sign }{ $whole },{ $tenth } ачка
hint-visits = праглядаў: { $count }
table-rated = рэйтынгавая

board-zoom-in = Бліжэй
board-zoom-out = Далей
board-fit = Увесь стол
board-label = Стол. Стрэлкі перамяшчаюць, Enter выбірае, Escape скасоўвае.

panel-players = Гульцы
panel-log = Летапіс
panel-actions = Дзеянні
panel-rules = Правілы
panel-overview = Агляд
panel-close = Закрыць
panel-fold = Схаваць панэлі

points = { $count ->
    [one] { $count } ачко
    [few] { $count } ачкі
    [many] { $count } ачкоў
   *[other] { $count } ачка
}
player-online = на сувязі
player-offline = не на сувязі
player-free = вольнае месца
seat-fallbacks = Замененыя хады: { $count }
seat-fallbacks-about = Столькі разоў бот не даў дазволенага ходу своечасова, і за яго зроблены выпадковы дазволены ход
player-turn = ходзіць

actions-title = Што можна зрабіць
actions-filter = Адабраць
actions-count = { $count ->
    [one] { $count } дазволенае дзеянне
    [few] { $count } дазволеныя дзеянні
    [many] { $count } дазволеных дзеянняў
   *[other] { $count } дазволенага дзеяння
}
actions-none = Цяпер няма чаго выбіраць
actions-more = { $count ->
    [one] Яшчэ { $count }: удакладніце пошук
    [few] Яшчэ { $count }: удакладніце пошук
    [many] Яшчэ { $count }: удакладніце пошук
   *[other] Яшчэ { $count }: удакладніце пошук
}
choice-action = { $text }

log-title = Летапіс гульні
log-empty = Яшчэ нічога не адбылося
log-rule = Правіла { $rule }
log-taken-back = Крок вернуты
log-bot-fallback = Бот не даў ходу; за яго зроблены дазволены ход

end-title = Выніковы лік
end-winner = Перамога: { $players }
end-tie = Супольная перамога: { $players }
end-truncated = Гульня спынена да часу; пераможцаў няма
end-part = За што
end-total = Разам
end-again = Згуляць яшчэ
end-look = Паглядзець на стол
end-show = Выніковы лік

# -- кніга правілаў

rules-title = Кніга правілаў
rules-search = Шукаць у правілах
rules-none = Такіх слоў у правілах няма
rules-found = { $count ->
    [one] { $count } правіла
    [few] { $count } правілы
    [many] { $count } правілаў
   *[other] { $count } правіла
}
rules-source-text = з зыходнага тэксту
rules-source-published = апублікаваны факт
rules-source-option = на выбар
rules-source-decision = наша рашэнне

# -- налады

settings-title = Налады
settings-language = Мова
settings-theme = Колеры
settings-theme-auto = Як у сістэме
settings-theme-light = Светлыя
settings-theme-dark = Цёмныя
settings-confirm = Пацвярджаць кожны ход
settings-confirm-about = Спачатку прыклад, потым кнопка. Запамінаецца на гэтай прыладзе.
settings-home = Усе гульні

# -- сувязь

net-connecting = Злучаемся …
net-offline = Сувязь страчана, спрабуем ізноў …
net-sending = Адпраўляем …
net-queued = Яшчэ не адпраўлена: пойдзе, калі вернецца сувязь
net-outdated = Фішка абнавілася. Гэтая старонка ўжо састарэла.
net-reload = Перазагрузіць старонку
net-unknown-table = Такога стала няма
net-go-home = Да ўсіх гульняў

# -- адмовы стала і сервера

refusal-stale = Становішча на стале ўжо змянілася; паглядзіце яшчэ раз
refusal-not-your-turn = Цяпер не ваш ход
refusal-not-legal-now = Цяпер гэтага рабіць нельга
refusal-no-such-choice = Такога выбару тут няма
refusal-game-over = Гульня скончана
refusal-not-seated = У вас няма месца за гэтым сталом
refusal-not-started = Гульня яшчэ не пачалася: ёсць вольнае месца
refusal-turn-open = Папярэдні ход яшчэ не скончаны
refusal-turn-not-open = Няма ходу, які можна скончыць
refusal-key-reused = Гэта адпраўлена двойчы з рознай мэтай
refusal-undo-nothing = Няма чаго вяртаць: вы яшчэ нічога не зрабілі
refusal-undo-chance = Пасля гэтага ўжо вырашаў жэрабя; папрасіце іншых вярнуць ход
refusal-undo-other = Пасля гэтага хадзіў іншы гулец; вярнуць можна толькі з яго згоды
refusal-takeback-pending = Пра вяртанне ходу ўжо пытаюцца
refusal-no-takeback = Ніхто не просіць вярнуць ход
refusal-takeback-own = На гэта адказваюць астатнія
refusal-hint-rated = У рэйтынгавай гульні падказак няма
refusal-hint-pending = Падказка ўжо абдумваецца
refusal-hint-failed = Бот не знайшоў падказкі
refusal-not-stored = Не ўдалося захаваць; паспрабуйце яшчэ раз
refusal-table-full = Усе месцы за гэтым сталом занятыя
refusal-seat-taken = Месца { $seat } ужо занятае
refusal-already-seated = Вы ўжо сядзіце за гэтым сталом
refusal-unreadable-table = Гэтую гульню нельга прадоўжыць па правілах гэтай версіі
refusal-bad-name = Такое імя не падыходзіць
refusal-name-needed = Месцу { $seat } патрэбнае імя
refusal-bad-title = Такая назва стала не падыходзіць
refusal-bad-players = Гэтая гульня для { $low }–{ $high } гульцоў
refusal-unknown-bot = Такога бота няма
refusal-unknown-game = Такой гульні няма
refusal-unknown-table = Такога стала няма
refusal-too-fast = Занадта шмат запытаў; пачакайце крыху
refusal-no-answer = Сервер не адказвае
refusal-bad-seat = Такога месца няма
refusal-position-over = У гэтай пазіцыі гульня ўжо скончана
refusal-foreign-origin = Гэтая старонка не можа звяртацца да гэтага сервера
refusal-not-found = Тут нічога няма
refusal-bad-request = Сервер гэтага не зразумеў
refusal-too-large = Гэта занадта вялікае
refusal-failed = На серверы памылка; яна запісана
refusal-bad-choice = Там нічога нельга выбраць
refusal-unknown-bot-parameter = У гэтага бота няма такой налады
refusal-bad-bot-parameter = Гэтая налада бота — цэлы лік
refusal-bad-position = Такой пазіцыі быць не можа: { $what }
refusal-other = Адмоўлена: { $code }
problem-other = Не атрымалася: { $message }

# -- the terminal

cli-me = Я
cli-prompt = { $player }, ваш ход (? — дапамога):
cli-help = Увядзіце ход так, як ён напісаны ў спісе тлустым шрыфтам. Таксама: list — спіс, show — стол, why ВЫБАР — чаму нельга, rule НУМАР — правіла, undo — узяць крок назад, hint — падказка, quit — выйсці.
cli-left = Гульня не дагуляная.
cli-why-legal = Гэта можна выбраць.
cli-no-rule = Правіла { $rule } няма.
