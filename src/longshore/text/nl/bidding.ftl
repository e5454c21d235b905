### Bieden: het bedrag dat je intikt, en de veiling zoals je die ziet.

bidding-have = Je hebt ${ $amount }.
bidding-free = Vrij: ${ $amount }. Je eerste bod van ${ $first } blijft liggen.
bidding-least = Bied minstens ${ $least }.
bidding-too-much = Dat is ${ $over } te veel.
bidding-loan = + lening van $10
bidding-enter = Vul een bedrag in
bidding-bluff = Telt voor niets, maar niemand ziet hoeveel van je kaarten geld zijn.
bidding-bluff-cancels = Met één daarvan telt je hele bod voor $0.
