/** Where an owner reads the books. */
export const bookDesks = [
  {
    slug: 'factures',
    resource: 'paper',
    reads: true,
    columns: ['label', 'kind', 'issuedAt', 'buyer', 'total'],
    search: 'buyer',
    views: [
      { slug: 'ventes', query: { kind: 'INVOICE' } },
      { slug: 'avoirs', query: { kind: 'CREDIT' } },
    ],
  },
  {
    slug: 'clotures',
    resource: 'book-closing',
    reads: true,
    columns: ['period', 'kind', 'invoiced', 'credited', 'grandTotal'],
    search: 'period',
    views: [
      { slug: 'par-mois', query: { kind: 'MONTH' } },
      { slug: 'par-annee', query: { kind: 'YEAR' } },
    ],
  },
] as const
