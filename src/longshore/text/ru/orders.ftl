### Личный журнал постоянных поручений

order-bid = Ставка { dollars }, как вы поручили.
order-bid-borrowed = Взята ссуда, ставка { dollars }, как вы поручили.
order-tie = При ничьей добавлено { dollars }, как вы поручили.
order-tie-borrowed = Взята ссуда, при ничьей добавлено { dollars }, как вы поручили.
order-other-zero = Ставка 0: для этого груза у вас нет цены.
order-accept = Ставка принята: { seat }, { dollars }. Вы хотите не меньше { $least } $.
order-decline = Ставка отклонена: { seat }, { dollars }. Вы хотите не меньше { $least } $.
order-pass = Оставшиеся действия пропущены.
order-stopped-other-lot = Ничего не сделано: для этого груза у вас нет цены, решать вам.
order-stopped-below-least = Ничего не сделано: ставка должна быть не меньше { $least } $, а поручение допускает { dollars }.
order-stopped-bid-too-low = Ничего не сделано: { seat }, ставка { dollars }. Вы хотите не меньше { $least } $, решать вам.
order-stopped-cannot-decline = Ничего не сделано: { dollars } — меньше, чем вы хотите, но на отказ у вас не хватает денег.
order-stopped-nobody-bid = Ничего не сделано: никто не сделал ставку.
order-stopped-refused = Ничего не сделано: правила этого не позволяют.
order-stopped-draft = Ничего не сделано: вы начали черновик.
