import type { Trade } from '#app/models/site/settings/trade.ts'

/** What the first pages of a site call things, by its trade. */
export type PageWords = {
  /** What kind of house it is, before the name of its town. */
  kind: string
  house: string
  houseUrl: string
  placeMenu: string
  place: string
  placeUrl: string
  /** Above what one grows or makes. */
  craft: string
  goods: string
  seeGoods: string
  /** An opening that speaks of what is sold, sent or not. */
  direct: string
  sent: string
  /** Above and under the list of what is sold. */
  choose: string
  ask: string
  newGoods: string
  visits: string
  visitsUrl: string
  visitsLead: string
  notes: string
}

/** The words of each trade. */
export const pageWords: Readonly<Record<Trade, PageWords>> = {
  WINE: {
    kind: 'Domaine viticole',
    house: 'Le domaine',
    houseUrl: 'le-domaine',
    placeMenu: 'Le caveau',
    place: 'Venir au caveau',
    placeUrl: 'le-caveau',
    craft: 'Ce que nous cultivons',
    goods: 'Nos vins',
    seeGoods: 'Voir nos vins',
    direct: 'Nos vins, directement du domaine',
    sent: 'Du domaine à votre porte',
    choose: 'Les vins que nous vendons en ce moment.',
    ask: 'Une question sur un vin, une commande à suivre ? Ce message arrive directement au domaine.',
    newGoods: 'Nos vins se choisissent et se commandent maintenant sur ce site.',
    visits: 'Visites',
    visitsUrl: 'visites',
    visitsLead: 'Voir où le vin se fait, et parler avec ceux qui le font.',
    notes: 'Ce carnet dira ce qui se passe à la vigne et à la cave.',
  },
  BEER: {
    kind: 'Brasserie',
    house: 'La brasserie',
    houseUrl: 'la-brasserie',
    placeMenu: 'Venir',
    place: 'Venir à la brasserie',
    placeUrl: 'venir-a-la-brasserie',
    craft: 'Ce que nous brassons',
    goods: 'Nos bières',
    seeGoods: 'Voir nos bières',
    direct: 'Nos bières, directement de la brasserie',
    sent: 'De la brasserie à votre porte',
    choose: 'Les bières que nous vendons en ce moment.',
    ask: 'Une question sur une bière, une commande à suivre ? Ce message arrive directement à la brasserie.',
    newGoods: 'Nos bières se choisissent et se commandent maintenant sur ce site.',
    visits: 'Visites',
    visitsUrl: 'visites',
    visitsLead: 'Voir où la bière se fait, et parler avec ceux qui la font.',
    notes: 'Ce carnet dira ce qui se passe dans les cuves.',
  },
  CHEESE: {
    kind: 'Fromagerie',
    house: 'La fromagerie',
    houseUrl: 'la-fromagerie',
    placeMenu: 'Venir',
    place: 'Venir à la fromagerie',
    placeUrl: 'venir-a-la-fromagerie',
    craft: 'Ce que nous fabriquons',
    goods: 'Nos fromages',
    seeGoods: 'Voir nos fromages',
    direct: 'Nos fromages, directement de la fromagerie',
    sent: 'De la fromagerie à votre porte',
    choose: 'Les fromages que nous vendons en ce moment.',
    ask: 'Une question sur un fromage, une commande à suivre ? Ce message arrive directement à la fromagerie.',
    newGoods: 'Nos fromages se choisissent et se commandent maintenant sur ce site.',
    visits: 'Visites',
    visitsUrl: 'visites',
    visitsLead: 'Voir où le fromage se fait, et parler avec ceux qui le font.',
    notes: 'Ce carnet dira ce qui se passe à l’atelier et à la cave d’affinage.',
  },
  BOOKS: {
    kind: 'Librairie',
    house: 'La librairie',
    houseUrl: 'la-librairie',
    placeMenu: 'Venir',
    place: 'Venir à la librairie',
    placeUrl: 'venir-a-la-librairie',
    craft: 'Ce que vous trouverez ici',
    goods: 'Nos livres',
    seeGoods: 'Voir nos livres',
    direct: 'Vos livres, chez votre libraire',
    sent: 'De nos rayons à votre porte',
    choose: 'Les livres que nous vendons en ce moment.',
    ask: 'Un livre à trouver, un conseil de lecture, une commande à suivre ? Ce message arrive directement à la librairie.',
    newGoods: 'Nos livres se choisissent et se commandent maintenant sur ce site.',
    visits: 'Rencontres',
    visitsUrl: 'rencontres',
    visitsLead: 'Parler des livres avec ceux qui les lisent.',
    notes: 'Ce carnet dira ce que nous lisons.',
  },
}
