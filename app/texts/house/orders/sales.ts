/** What the screen of the daily sales says. */
export const dailySalesTexts = {
  title: 'Ventes par jour',
  says: 'Ce qui a été facturé, moins ce qui a été remboursé, par jour et par taux de TVA. Un an au plus.',
  back: 'Factures et avoirs',
  show: 'Montrer',
  fault: 'Deux jours qui se suivent, un an au plus.',
  none: 'Rien n’a été facturé ces jours-là.',
  day: 'Jour',
  buyers: 'Clientèle',
  people: 'Particuliers',
  businesses: 'Entreprises',
  rate: 'TVA (%)',
  papers: 'Pièces',
  net: 'Hors taxe',
  tax: 'TVA',
  gross: 'TVA comprise',
  total: 'En tout',
} as const
