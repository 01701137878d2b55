/** The files that an owner hands to an accountant. */
export const bookTexts = {
  people: 'particuliers',
  business: 'entreprises',
  sold: 'ventes',
  back: 'remboursements',
  salesColumns: ['Jour', 'Clientèle', 'Taux de TVA (%)', 'Pièces', 'Sens', 'Hors taxe', 'TVA', 'TVA comprise'],
  journalColumns: [
    'Pièce',
    'Nature',
    'Date',
    'Sur facture',
    'Commande',
    'Client',
    'SIREN',
    'Règlement',
    'Taux de TVA (%)',
    'Hors taxe',
    'TVA',
    'TVA comprise',
  ],
} as const
