import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'

/** What a site calls things, where that follows its trade. */
export type TradeWords = {
  /** Where it is. */
  atHouse: string
  /** What leads to the shop under the thumb. */
  shortGoods: string
  shopLead: string
  /** What stands where nothing is on sale yet. */
  soon: { title: string; text: string }
  /** Above the hours of the door. */
  hours: string
  /** Above a message that asks for advice. */
  advice: string
  /** Under the title of the blog. */
  blogLead: string
  /** What the door for adults says of the site. */
  topic: string
}

/** The words of each trade; rendered on the server alone, so that no browser loads them. */
export const tradeWords: Readonly<Record<Trade, TradeWords>> = {
  WINE: {
    atHouse: 'au domaine',
    shortGoods: 'Vins',
    shopLead: 'Tous les vins du domaine, à la bouteille ou en carton, envoyés de la cave à votre porte.',
    soon: { title: 'La cave est en préparation', text: 'Les vins paraîtront ici dès leur mise en vente.' },
    hours: 'Le caveau est ouvert',
    advice: 'Conseil sur un vin',
    blogLead: 'Ce qui se passe dans les rangs, dans les fûts et autour de la table.',
    topic: 'Ce site parle de vin.',
  },
  BEER: {
    atHouse: 'à la brasserie',
    shortGoods: 'Bières',
    shopLead: 'Toutes les bières de la brasserie, au prix de la brasserie.',
    soon: { title: 'Les bières arrivent', text: 'Elles paraîtront ici dès leur mise en vente.' },
    hours: 'La brasserie est ouverte',
    advice: 'Conseil sur une bière',
    blogLead: 'Ce qui se passe dans les cuves, au comptoir et autour de la table.',
    topic: 'Ce site parle de bière.',
  },
  CHEESE: {
    atHouse: 'à la fromagerie',
    shortGoods: 'Fromages',
    shopLead: 'Tous les fromages de la maison, au prix de la fromagerie.',
    soon: { title: 'Les fromages arrivent', text: 'Ils paraîtront ici dès leur mise en vente.' },
    hours: 'La fromagerie est ouverte',
    advice: 'Conseil sur un fromage',
    blogLead: 'Ce qui se passe à l’atelier, à la cave d’affinage et autour de la table.',
    topic: '',
  },
  BOOKS: {
    atHouse: 'à la librairie',
    shortGoods: 'Livres',
    shopLead: 'Les livres de la librairie, à commander d’ici.',
    soon: { title: 'Les livres arrivent', text: 'Ils paraîtront ici dès leur mise en vente.' },
    hours: 'La librairie est ouverte',
    advice: 'Conseil de lecture',
    blogLead: 'Ce que nous lisons, et ce qui se passe entre les rayons.',
    topic: '',
  },
}

/** The words of a site's own trade. */
export function wordsOf(values: { TRADE: string }): TradeWords {
  return tradeWords[tradeOf(values)]
}

/** The title of the hours: of the house by its trade, or of any house where a site of the first trade sells no wine. */
export function sayHoursTitle(values: { TRADE: string }, { isWinemaker }: { isWinemaker: boolean }): string {
  return hasOwnWords(values, isWinemaker) ? wordsOf(values).hours : 'Nos horaires'
}

/** Whether the words of the trade are this site's: those of wine are a wine grower's alone. */
export function hasOwnWords(values: { TRADE: string }, isWinemaker: boolean): boolean {
  return isWinemaker || tradeOf(values) !== 'WINE'
}
