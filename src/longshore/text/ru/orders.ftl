### Личный журнал постоянных поручений

order-bid = Ставка { dollars } по вашему поручению.
order-bid-borrowed = Взята ссуда и сделана ставка { dollars } по вашему поручению.
order-tie = При ничьей добавлено { dollars } по вашему поручению.
order-tie-borrowed = Взята ссуда, и при ничьей добавлено { dollars } по вашему поручению.
order-other-zero = Ставка 0 $: вы не указали цену для этого груза.
order-accept = Принята ставка { seat-of }: { dollars }. Ваш порог — { $least } $.
order-decline = Отклонена ставка { seat-of }: { dollars }. Ваш порог — { $least } $.
order-pass = Оставшиеся действия пропущены по вашему поручению.
order-stopped-other-lot = Решать вам: вы не указали цену для этого груза.
order-stopped-below-least = Решать вам: наименьшая ставка — { $least } $, а поручение допускает только { dollars }.
order-stopped-bid-too-low = Решать вам: { seat } ставит { dollars }, а ваш порог — { $least } $.
order-stopped-cannot-decline = Решать вам: ставка { dollars } ниже вашего порога, но на отказ не хватает денег.
order-stopped-nobody-bid = Решать вам: никто не сделал ставку.
order-stopped-refused = Решать вам: правила не позволяют выполнить поручение.
order-stopped-draft = Решать вам: вы уже начали черновик.
