import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import type { Gift } from '#app/models/selling/cart/gift.ts'

/** What is said of an order that is a gift. */
export const giftTexts = {
  title: 'Cadeau',
  check: 'C’est un cadeau',
  says: 'Aucun prix dans le colis ; la facture n’est envoyée qu’à vous.',
  card: 'Le mot de la carte',
  cardHint: (most: number) => `Imprimé sur une carte, glissée dans le colis. ${most} caractères au plus.`,
  cardFault: (most: number) => `Ce mot est trop long pour la carte : ${most} caractères au plus.`,
  wrap: (price: string) => `Emballage cadeau, ${price}`,
  wrapFree: 'Emballage cadeau, offert',
  wrapping: 'Emballage cadeau',
  wrappedFor: (price: string) => `Emballage cadeau : ${price}`,
  day: 'Jour souhaité',
  dayHint: 'Pas avant le premier jour annoncé au-dessus. Nous faisons au mieux ; les jours promis restent ceux de la livraison.',
  dayFault: 'Choisissez un jour de la liste du calendrier.',
  wrapped: 'Emballage cadeau demandé',
  noPrices: 'Aucun prix dans le colis',
  wished: (day: string) => `Jour souhaité : ${day}`,
  cardSays: (words: string) => `Carte : « ${words} »`,
} as const

/** All that was chosen for a gift, in lines. */
export function sayGift({ card, isWrapped, day }: Gift): string[] {
  return [
    giftTexts.noPrices,
    isWrapped ? giftTexts.wrapped : '',
    day ? giftTexts.wished(sayCalendarDay(day)) : '',
    card ? giftTexts.cardSays(card) : '',
  ].filter((line) => line !== '')
}

/** What is to be done for a gift before its parcel is closed, in a line. */
export function sayGiftTasks({ card, isWrapped, day }: Gift): string {
  const { parcel, wrap, withCard, wishedOn } = giftTasks
  return [parcel, isWrapped && wrap, card && withCard, day && wishedOn(sayCalendarDay(day))].filter(Boolean).join(', ')
}

const giftTasks = {
  parcel: 'cadeau, sans prix',
  wrap: 'à emballer',
  withCard: 'avec sa carte',
  wishedOn: (day: string) => `souhaité le ${day}`,
} as const
