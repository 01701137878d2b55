import type { GoodsWords, Noun } from '#app/models/platform/text/goods.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'

const her = {
  le: 'la',
  un: 'une',
  ce: 'cette',
  du: 'de la',
  nouveau: 'nouvelle',
  tous: 'toutes',
  e: 'e',
  harmed: 'cassée',
} as const
const his = { le: 'le', un: 'un', ce: 'ce', du: 'du', nouveau: 'nouveau', tous: 'tous', e: '', harmed: 'abîmé' } as const
const feminine = (one: string, many: string): Noun => ({ one, many, ...her })
const masculine = (one: string, many: string): Noun => ({ one, many, ...his })

const [beer, cheese, book] = [feminine('bière', 'bières'), masculine('fromage', 'fromages'), masculine('livre', 'livres')]

/** What the sentences of each trade name. */
export const tradeGoods: Readonly<Record<Trade, GoodsWords>> = {
  WINE: {
    piece: feminine('bouteille', 'bouteilles'),
    sort: masculine('vin', 'vins'),
    figure: 'bottle',
    motif: 'grappe',
    isAlcohol: true,
    counter: 'au caveau',
    store: 'de la cave',
    theHouse: 'le domaine',
    atHouse: 'au domaine',
    ofHouse: 'du domaine',
    news: 'de la vigne et de la cave',
    story: 'À la vigne et à la cave',
    choice: 'Millésime et format',
    occasion: 'le plat ou l’occasion',
    searched: 'un cépage, un plat, un mot du carnet',
    enjoyed: 'goûté',
    wish: 'Bonne dégustation',
  },
  BEER: {
    piece: beer,
    sort: beer,
    figure: 'beer',
    motif: 'fut',
    isAlcohol: true,
    counter: 'à la brasserie',
    store: 'de la réserve',
    theHouse: 'la brasserie',
    atHouse: 'à la brasserie',
    ofHouse: 'de la brasserie',
    news: 'des cuves et du comptoir',
    story: 'Dans les cuves',
    choice: 'Format',
    occasion: 'le plat ou l’occasion',
    searched: 'un style, un plat, un mot du carnet',
    enjoyed: 'goûté',
    wish: 'Bonne dégustation',
  },
  CHEESE: {
    piece: cheese,
    sort: cheese,
    figure: 'cheese',
    motif: 'coteaux',
    isAlcohol: false,
    counter: 'à la fromagerie',
    store: 'de la réserve',
    theHouse: 'la fromagerie',
    atHouse: 'à la fromagerie',
    ofHouse: 'de la fromagerie',
    news: 'de l’atelier et de la table',
    story: 'À l’atelier',
    choice: 'Format',
    occasion: 'le plat ou l’occasion',
    searched: 'un lait, un plat, un mot du carnet',
    enjoyed: 'goûté',
    wish: 'Bonne dégustation',
  },
  BOOKS: {
    piece: book,
    sort: book,
    figure: 'book',
    motif: 'lune',
    isAlcohol: false,
    counter: 'à la librairie',
    store: 'de la réserve',
    theHouse: 'la librairie',
    atHouse: 'à la librairie',
    ofHouse: 'de la librairie',
    news: 'des rayons et des lectures',
    story: 'L’histoire',
    choice: 'Format',
    occasion: 'l’envie ou l’occasion',
    searched: 'un auteur, un sujet, un mot du carnet',
    enjoyed: 'lu',
    wish: 'Bonne lecture',
  },
}

/** What a site's own sentences name. */
export function goodsWordsOf(values: { TRADE: string }): GoodsWords {
  return tradeGoods[tradeOf(values)]
}
