import type { buyers } from './buyers.ts'

type Unpaid = 'waits' | 'failed' | 'expired' | 'cancelled'
type Paid = 'paid' | 'paid_back' | 'preparing' | 'partly_shipped' | 'ready' | 'shipped' | 'completed'
export type Fate = Unpaid | Paid
/** A buyer gives something up, or tells of a breakage; the house has answered or not. */
export type Sequel = 'withdrawn' | 'brought_back' | 'claimed' | 'answered'

/** What becomes of an order of the demo, and how it was made. */
export type DemoOrder = {
  daysAgo: number
  hour: number
  buyer: keyof typeof buyers
  /** Forms of wines and boxes, and how many of each. */
  goods: readonly (readonly [form: string, quantity: number])[]
  by: 'domicile' | 'caveau'
  means: 'CARD' | 'TRANSFER'
  fate: Fate
  /** What its buyer says once it is there. */
  sequel?: Sequel
  message?: string
}

type OrderScript = readonly [daysAgo: number, hour: number, buyer: DemoOrder['buyer'], goods: string, more?: Partial<DemoOrder>]

// "form × quantity" with a + between.
const told: readonly OrderScript[] = [
  [57, 20, 'helene', 'geai-2023-75 6'],
  [52, 11, 'paul', 'cremant-75 6 + rose-2024-75 6'],
  [47, 21, 'yann', 'box-6-seul 1'],
  [44, 9, 'marc', 'jaune-2017-62 2'],
  [39, 18, 'suzanne', 'murgers-2022-75 6 + clocher-2023-75 6', { means: 'TRANSFER' }],
  [35, 22, 'nour', 'box-3-seul 2'],
  [31, 12, 'ines', 'assemblage-2023-75 12'],
  [29, 19, 'camille', 'grappillons-2024-75 6 + rose-2024-75 6'],
  [27, 10, 'agathe', 'foudre-2022-75 3 + abbesse-2021-75 3'],
  [25, 21, 'theo', 'cremant-75 12', { fate: 'cancelled', means: 'TRANSFER' }],
  [24, 14, 'helene', 'jaune-2017-62 1 + geai-2023-75 5'],
  [21, 8, 'yann', 'box-bulles-seul 2 + cremant-75 6'],
  [20, 20, 'suzanne', 'cote-2023-75 12'],
  [19, 11, 'theo', 'macvin-75 2', { fate: 'paid_back' }],
  [18, 9, 'yann', 'cremant-75 6', { sequel: 'answered' }],
  [17, 18, 'marc', 'marnes-2022-75 6'],
  [16, 12, 'paul', 'feuille-2022-50 3 + macvin-75 2', { by: 'caveau' }],
  [15, 20, 'camille', 'geai-2023-75 6', { fate: 'expired', means: 'TRANSFER' }],
  [14, 21, 'nour', 'automne-2022-75 6 + geai-2023-75 6'],
  [13, 9, 'ines', 'vouivre-2019-75 3', { means: 'TRANSFER' }],
  [12, 10, 'suzanne', 'murgers-2022-75 6', { sequel: 'brought_back' }],
  [11, 19, 'camille', 'box-aperitif-seul 1 + rose-2024-75 6'],
  [10, 17, 'paul', 'assemblage-2023-75 6 + rose-2024-75 3', { sequel: 'withdrawn' }],
  [
    9,
    22,
    'agathe',
    'box-6-seul 1 + jaune-2017-62 1',
    { message: 'C’est pour les soixante ans de mon père : pas de facture dans le carton, merci !' },
  ],
  [8, 10, 'theo', 'clocher-2023-75 12'],
  [7, 19, 'nour', 'abbesse-2021-75 6', { sequel: 'claimed' }],
  [6, 20, 'helene', 'hiver-75 6', { fate: 'shipped' }],
  [5, 18, 'yann', 'abbesse-2021-75 6 + chai-2021-75 2', { fate: 'shipped' }],
  [4, 12, 'marc', 'assemblage-2023-75 18', { fate: 'preparing' }],
  [4, 21, 'paul', 'geai-2023-75 6', { fate: 'ready', by: 'caveau' }],
  [3, 9, 'suzanne', 'box-garde-seul 1', { fate: 'waits', means: 'TRANSFER' }],
  [3, 14, 'marc', 'cremant-75 12 + grappillons-2024-75 6', { fate: 'partly_shipped' }],
  [2, 19, 'nour', 'cremant-75 6 + clairdelune-75 6', { fate: 'paid' }],
  [
    1,
    21,
    'ines',
    'murgers-2022-75 3 + marnes-2022-75 3',
    { fate: 'paid', message: 'Le portail reste ouvert, vous pouvez laisser le carton dans la remise.' },
  ],
  [1, 22, 'camille', 'grappillons-2024-75 6', { fate: 'waits', means: 'TRANSFER' }],
  // At an hour that is still to come, so that it happens now: a card that was refused has a short term for another try.
  [0, 25, 'theo', 'rose-2024-75 6', { fate: 'failed' }],
]

/** Two months of orders at the demo estate, the first first. */
export const demoOrders: readonly DemoOrder[] = told.map(([daysAgo, hour, buyer, goods, more]) => ({
  daysAgo,
  hour,
  buyer,
  by: 'domicile',
  means: 'CARD',
  fate: 'completed',
  goods: goods.split(' + ').map((good) => [good.split(' ')[0] ?? '', Number(good.split(' ')[1])] as const),
  ...more,
}))
