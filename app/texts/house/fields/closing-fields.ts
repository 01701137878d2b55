import type { FieldText } from './field-text.ts'

/** The one form of days off. */
export const closingFieldTexts: Record<string, FieldText> = {
  'collection-closing.firstDay': ['Du', 'Premier jour fermé.'],
  'collection-closing.lastDay': ['Au', 'Dernier jour fermé.'],
  isTold: ['L’annoncer sur le site', 'Par un bandeau en haut de chaque page.'],
  'collection-closing.words': [
    'Mots du bandeau',
    'Laissez vide : le bandeau dit de quand à quand, et que les commandes sont préparées au retour.',
  ],
  stopsCollection: ['Pas de retrait sur place', 'Aucun créneau de ces jours n’est proposé.'],
  stopsShipping: ['Pas d’expédition', 'Les dates de livraison annoncées et les courriels de commande en tiennent compte.'],
  closesDoors: ['Portes fermées', 'Les horaires du site le disent.'],
  stopsBookings: ['Pas de réservation', 'Les calendriers ne proposent pas ces jours.'],
  announceDays: ['Annoncer combien de jours avant'],
}
