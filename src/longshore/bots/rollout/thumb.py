"""The rules of thumb: every number that the trader and the rollout player share, once.

Both play by the same rules of thumb. The trader reads a view and calculates in dollars and floats,
the rollout player reads the state and calculates in whole cents. Money is in cents here unless a
name or comment says dollars, shares and probabilities are in hundredths, and rounds are in
hundredths of a round. Rules of the game are in `longshore.game.editions`, not here.

Where the two differ on purpose, both numbers stand side by side and the comment says why.

Functions are shared where they count whole things. Where cents and floats would round differently,
only the numbers are shared: 0.7 * 3 is not 2.1 to the last bit, and that decides ties.
"""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64
from longshore.game.editions import INTEREST, LOAN_AMOUNT

DOLLAR: Final = 100

# ---------------------------------------------------------------- the island

# The long-term value of one more container, by how far its colour comes after the card's own. The
# bonus for five colours is likely, and the cheapest colour saves others from the discard.
PROMISE: Final = (850, 650, 550, 400, 300)

# Rounds before the end at which the exact score starts to matter more. The rollout player knows
# which machines stand still, so it counts the rounds better and can trust the promise for longer.
LATE_OF_TRADER: Final = 1400
LATE_OF_ROLLOUT: Final = 1000

# How much the score counts against the promise: while the end is far, and what comes to it.
EXACT: Final = 20
MORE_EXACT: Final = 80

AVERAGE_WORTH: Final = 500  # of a container at the island, to which colours are compared

# ---------------------------------------------------------------- the end of the game

BUSY: Final = 60  # how often a machine that could work does
STUFFED: Final = 25  # the same where the store is full or the owner has no dollar; rollout only
LONGEST: Final = 2500  # rounds; more is never worth considering
SHORTEST: Final = 30
LONG: Final = 1600  # more rounds than that are not counted on to recoup a price

ENDING_AHEAD: Final = 3000  # for a player who is ahead: more than any other action earns
ENDING_BEHIND: Final = -600  # for one who is behind at most: others can end the game too

# ---------------------------------------------------------------- cash and loans

RESERVE: Final = 3  # dollars kept back from purchases
WORTHWHILE: Final = 100  # a good enough action: no loan for another, and the auction can wait
DECLINE_BY_LOAN: Final = 800  # what a declined lot must bring above the bids to be worth a loan

# Rounds to go. With fewer, a loan does not pay off or cash need not be kept any more.
BORROW_TO_LOAD: Final = 300
BORROW_TO_BID: Final = 100
BORROW_TO_ACT: Final = 200  # rollout only: the trader sees to it by what its actions earn
KEEP_CASH: Final = 200
REPAY_AT_LAST: Final = 150  # before a loan costs $11 (R-SCORE-12)

REPAY_RESERVE: Final = 5  # dollars above the reserve that a repayment leaves: voyages need cash


LOAN_COST: Final = 300  # interest until a loan can be repaid
NO_TRADE: Final = 70  # the cost of each dollar that is missing to trade
NO_INTEREST: Final = 300  # the cost of each dollar that is missing for the next interest


def loan_burden(loans: i64) -> i64:
    """How many times its cost the next loan must earn. A second one is hard to get rid of."""
    return 1 + 2 * loans


def missing_to_trade(left: i64) -> i64:
    """Dollars that are missing to buy what comes along, with this much left."""
    return max(0, 8 - left)


def missing_for_interest(left: i64, loans: i64) -> i64:
    """Dollars that are missing for the next interest (R-INT-4), and one to spare."""
    return max(0, 1 + INTEREST * loans - left)


def worth_of_default(goods: i64, loans: i64) -> i64:
    """Compared with 100 for borrowing: a default is fine where it takes nothing of value."""
    if goods > 0:
        return 50
    return 200 - 100 * loans


# ---------------------------------------------------------------- auctions

SHARE: Final = 60  # of its worth that people bid for a lot, before any bid is seen
FAIR: Final = 45  # the least share to bid: a seller keeps what earns less than a third
FAIR_LEAVES: Final = 5  # dollars that the least bid leaves in hand
# How far a rival's bid may be from the expected one. In rollouts, chance moves bids as well.
SPREAD_OF_TRADER: Final = 25
SPREAD_OF_ROLLOUT: Final = 30
# Dollars that a rival may borrow for a bid. To beat it for sure, the trader counts one more.
BORROWED_FOR_BID: Final = 4
BORROWED_TO_BE_BEATEN: Final = 5

# R-AUCT-16: accepting brings twice the bid, declining the lot at the cost of the bid. So a seller
# keeps what is worth more than three bids.
BIDS_TO_ACCEPT: Final = 3

# ---------------------------------------------------------------- voyages

ACTION: Final = 300  # what an action is worth elsewhere
PATIENCE: Final = 450  # what a container adds to a full load, while there is time to fill the ship
FILLING: Final = 600  # rounds that it takes to fill the ship
READY: Final = 30  # an empty ship at sea can go anywhere
ON_COURSE: Final = 50  # a visit is better than as much gain elsewhere: the ship is at sea already
LOAD_MARGIN: Final = 30  # what a container must bring above its price
ROUNDS_PER_ACTION: Final = 70  # that an action of the ship takes, beside everything else


def ship_budget(cash: i64, loans: i64, early: bool) -> i64:
    """Dollars that a ship may spend. It will earn more, so a loan is within reach."""
    budget = max(cash - 1 - INTEREST * loans, 0)
    if loans == 0 and early:
        budget += LOAN_AMOUNT
    return budget


# ---------------------------------------------------------------- stores

# What is usual before anything has been sold. Captains and their rollouts ask a little more of
# shippers than a trader does by itself.
FACTORY_PRICE: Final = 230
HARBOUR_PRICE_OF_TRADER: Final = 380
HARBOUR_PRICE_OF_ROLLOUT: Final = 400

MADE: Final = 160  # what a container is worth in the Factory Store
STOCKED: Final = 320  # and in the Harbour Store

# How many containers every other player buys in a round, and the best chance there is.
MADE_SOLD: Final = 70
STOCKED_SOLD: Final = 45
SURE_SALE: Final = 95

ALONE: Final = 40  # more for a colour that nobody else offers
COMMON: Final = 20  # less for each container of the colour in another harbour
LATE_STOCK: Final = 300  # rounds to go below which a harbour gives a discount
LATE_STOCK_DISCOUNT: Final = 70
LATE_MADE: Final = 200  # rounds to go below which a factory gives one
LATE_MADE_DISCOUNT: Final = 100
DEARER_PER_WORTH: Final = 10  # how much of what a colour is worth above average is on its price

STOCK_MARGIN: Final = 30  # what resale must bring above the price
# Less for a colour that is in the store already. The trader only ranks by it.
SAME_COLOUR_OF_TRADER: Final = 50
SAME_COLOUR_OF_ROLLOUT: Final = 20

DEAR: Final = 40  # what it is worth to correct one price that is too high
PRODUCE_TO_REPRICE: Final = 90  # the dollar for the Union Boss, less than it is worth elsewhere

CROWDED: Final = 50  # less for making a colour, for each one in a Factory Store
# How much a colour's worth to others counts when there is room for one: a third in rollouts, where
# it is divided by this, and a little less for the trader.
WANTED_OF_TRADER: Final = 30
WANTED_OF_ROLLOUT: Final = 3


def wrongly_priced(price: i64, right: i64) -> bool:
    """A container priced too high is never sold. A dollar too little is not lost."""
    wrong = price - right
    return wrong >= 1 or wrong <= -2


# R-DOM: what a container in the Factory Store still counts for against the $2 of a domestic sale.
KEPT: Final = 90
KEPT_IF_FULL: Final = 60  # trader only: without room for the next production
KEPT_IF_POOR: Final = 60
POOR: Final = 3  # dollars; with less, cash in hand comes first

# ---------------------------------------------------------------- buildings

WAREHOUSE_EARNS: Final = 60  # in a round, times its use
MACHINE_MAKES: Final = 90  # containers in a round, times its use; each is worth `MADE`
WAREHOUSE_USE: Final = (100, 130, 120, 90, 60)  # of one more, by how many the player has
MACHINE_USE: Final = (100, 100, 70, 50)
SAME_MACHINE: Final = 30  # how much more makers of a colour share what it earns
FULL_STORE: Final = 70  # use of a machine while the Factory Store is full
# Use of a machine by how busy the others' harbours are: without warehouses, and with three each.
DEMAND: Final = 55
MORE_DEMAND: Final = 45
BUSY_HARBOUR: Final = 3  # warehouses
WANTED_MACHINE: Final = 2  # more use for each dollar above the average worth of a colour
BUILDING: Final = 80  # how much a building is liked: it pays late


def kept_from_machine(machines: i64) -> i64:
    """Dollars to keep above the reserve: a factory sells nothing until others have money."""
    return 5 * (machines - 1)


# ---------------------------------------------------------------- brokers and seizures

BANKED: Final = 360  # a container in the bank harbour: 3 at the end for certain, more if shipped
RISK: Final = 70  # someone may bid more before the next turn
BROKERS: Final = 130  # how much brokers are liked
# The first bid of money for each container: enough that a higher one is hardly worth an action to
# others. Half dollars are rounded to even by the trader and up in rollouts.
FIRST_MONEY_BID: Final = 150
SEIZED_MACHINE: Final = 900
