### Ставки: сумма, которую вводит игрок, и аукцион, каким его видно.

bidding-have = У вас { $amount } $.
bidding-free = Свободно: { $amount } $. Первая ставка { $first } $ остаётся на столе.
bidding-least = Ставьте не меньше { $least } $.
bidding-too-much = Это на { $over } $ больше, чем можно.
bidding-loan = + ссуда 10 $
bidding-enter = Введите сумму
bidding-bluff = Ничего не стоит, но никто не видит, сколько из ваших карт — деньги.
bidding-bluff-cancels = С одной из них вся ваша ставка считается за 0 $.
