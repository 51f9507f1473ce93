### The components of the printed game, for comparison with the screen.

book-piece-board = game board
    .note = The Big Box board has two sides.
book-piece-farmyards = farmyards
    .note = One for each color.
book-piece-chronicle = village chronicle
    .note = In 2011 it was printed on the board.
book-piece-members = family members
    .note = 11 in each color: four 1s, three 2s, two 3s and two 4s.
book-piece-monks = monks
    .note = Black; they stay in the black bag.
book-piece-markers = markers
    .note = For cities you have visited; in 2011 also for life time and prestige.
book-piece-time_markers = life time markers
book-piece-score_markers = score markers
book-piece-score_tiles = score tiles
book-piece-cubes = influence cubes
    .note = The same number of brown, pink, orange and green ones.
book-piece-plague = plague cubes
    .note = Black. A seventh belongs to Marriage.
book-piece-bags = cloth bags
    .note = A green one for cubes, a black one for the church.
book-piece-goods = goods tiles
    .note = The same number of scrolls, horses, plows, oxen and wagons.
book-piece-grain = bags of grain
    .note = One more belongs to Port.
book-piece-coins = coins
book-piece-customers = customer tiles
book-piece-first_player = starting player marker
book-piece-ring = next starting player marker
    .note = We call it the ring.
book-piece-setup_cards = setup cards
    .note = One for each number of players.
book-piece-mass_card = overview card “Mass”
    .note = Its back is for the solo game.
book-piece-stickers = sheet of stickers
    .note = The numbers of the family members and the crosses of the monks.

book-piece-rival_board = Carla’s board
book-piece-fate_tiles = fate tiles
    .note = Two sets of three, each with one quill.
book-piece-discs = wooden discs
    .note = They cover the actions of expansions that are not in play.
book-piece-solo_mass_card = overview card “Mass” (solo)
    .note = The back of the “Mass” card.
book-piece-solo_wedding_card = overview card “Wedding” (solo)
    .note = The back of the “Wedding” card.
book-piece-third_pink = pink family member
    .note = The third one, only with Marriage.

book-piece-inn_board = inn and brewery
book-piece-villager_cards = villager cards
    .note = 30 are in play; four replace others with Port.
book-piece-beer_customers = customer tiles with a mug
book-piece-beer = beer
    .note = Unlimited here.

book-piece-sea_board = sea board
book-piece-ships = ships
    .note = One for each color, with three holds.
book-piece-captain_cards = captain cards
    .note = Five each for 1, 2 and 3 coins.
book-piece-chests = treasure chests
book-piece-bales = bales
    .note = Six of cocoa, six of tea, for up to five players.

book-piece-marriage_board = marriage board
    .note = With the ceremony area and parents’ bliss.
book-piece-pink_members = pink family members
book-piece-twelfth_members = twelfth family members
    .note = One of generation 1 for each color.
book-piece-wedding_die = four-sided die
book-piece-seventh_plague = plague cube
    .note = The seventh.
book-piece-wedding_card = overview card “Wedding”
book-piece-bread = loaves of bread
    .note = Unlimited here.

book-piece-silver_goals = silver life goals
    .note = Two of them need the Inn or Port.
book-piece-gold_goals = gold life goals
    .note = One needs Port, another is removed with it.

book-piece-star_customers = customer tiles with a star
