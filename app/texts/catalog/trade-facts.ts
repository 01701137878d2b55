import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import { type FactNames, factNames, productTexts } from './shop.ts'

const poured: FactNames = {
  ...factNames,
  appellation: 'Style',
  grapes: 'Malts et houblons',
  bottler: 'Brassée par',
  madeBy: 'Brassée par',
}
const eaten: FactNames = { ...factNames, grapes: 'Lait', capacity: 'Poids net', bottler: 'Fabriqué par' }
const read: FactNames = {
  ...factNames,
  appellation: 'Genre',
  grapes: 'Auteur',
  bottler: 'Imprimé par',
  maker: 'Éditeur',
  makerContact: 'Contact de l’éditeur',
  model: 'ISBN',
}

const tradeFactNames: Readonly<Record<Trade, FactNames>> = { WINE: factNames, BEER: poured, CHEESE: eaten, BOOKS: read }

/** How a trade calls the facts of what it sells: what a wine is made of and where it belongs is told of a cheese, a beer and a book as well. */
export function factNamesOf(values: { TRADE: string }): FactNames {
  return tradeFactNames[tradeOf(values)]
}

const drawnAs: Readonly<Record<GoodsWords['figure'], Trade>> = { bottle: 'WINE', beer: 'BEER', cheese: 'CHEESE', book: 'BOOKS' }

/** The same of the goods that a house sells. */
export function factNamesOfGoods({ figure }: GoodsWords): FactNames {
  return tradeFactNames[drawnAs[figure]]
}

/** Above all that is told of it by name. */
export function factsTitleOf(values: { TRADE: string }): string {
  return tradeOf(values) === 'BOOKS' ? 'Le livre en bref' : productTexts.label
}
