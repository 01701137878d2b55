import { sayDay } from '#app/models/platform/time/working-days.ts'

/** What the form of days off says that it brings about. */
export const closingStateTexts = {
  title: 'Ce qui suit de soi-même',
  running: 'En cours : tout rouvre le lendemain du dernier jour.',
  over: 'C’est fini : le site a rouvert de lui-même.',
  band: (from: string, words: string) => `Bandeau dès le ${sayDay(from)} : « ${words} »`,
  noBand: 'Pas de bandeau.',
  collection: 'Aucun créneau de retrait ces jours-là.',
  shipping: 'Dates de livraison recomptées, et les courriels de commande le disent.',
  doors: 'Horaires : « fermé » en tête, au pied des pages et sur la page de contact.',
  bookings: 'Aucun jour à réserver dans vos calendriers.',
  reopens: (day: string) => `Réouverture le ${sayDay(day)}.`,
} as const
