import { accounts, type JournalCode } from '#app/models/selling/money/ledger.ts'
import type { RecapRegion } from '#app/models/selling/money/vat-recap.ts'
import type { VatRegime } from '#app/models/site/settings/vat-choices.ts'

/** The files that leave for the state and the accountant. */
export const ledgerTexts = {
  journals: {
    VE: 'Ventes',
    BQ: 'Banque',
    CA: 'Caisse',
    ST: 'Stripe',
  } satisfies Record<JournalCode, string>,
  /** In the words of the law (LPF A47 A-1). */
  columns: [
    'JournalCode',
    'JournalLib',
    'EcritureNum',
    'EcritureDate',
    'CompteNum',
    'CompteLib',
    'CompAuxNum',
    'CompAuxLib',
    'PieceRef',
    'PieceDate',
    'EcritureLib',
    'Debit',
    'Credit',
    'EcritureLet',
    'DateLet',
    'ValidDate',
    'Montantdevise',
    'Idevise',
  ],
  vatColumns: ['Régime', 'Ventes', 'Pays', 'Taux de TVA (%)', 'Pièces', 'Sens', 'Base hors taxe', 'TVA', 'TVA comprise'],
  regimes: { NORMAL: 'normal', DEBITS: 'débits', FRANCHISE: 'franchise (293 B)' } satisfies Record<VatRegime, string>,
  places: {
    HOME: 'France',
    UNION_BELOW: 'Union, sous le seuil (TVA de France)',
    UNION_OSS: 'Union, guichet unique (OSS)',
    OVERSEAS: 'outre-mer (294)',
    EXPORT: 'export (262 I)',
  } satisfies Record<RecapRegion, string>,
  drmColumns: [
    'Motif',
    'Droits',
    'Type',
    'Vin',
    'Appellation',
    'Degré (% vol.)',
    'Contenance (cl)',
    'Bouteilles',
    'Volume (hl)',
    'Pays',
  ],
  exits: { SALE: 'vente', SAMPLE: 'échantillon', LOSS: 'perte', RETURN: 'retour en cave' },
  colours: {
    rouge: 'Rouge',
    blanc: 'Blanc',
    rose: 'Rosé',
  } as Readonly<Record<string, string | undefined>>,
  duties: { PAID: 'acquittés', UNION: 'à acquitter dans l’Union', AWAY: 'export', NONE: 'sans' },
} as const

const accountNames: Record<string, string> = {
  [accounts.buyers]: 'Clients',
  [accounts.bank]: 'Banque',
  [accounts.cheques]: 'Chèques à encaisser',
  [accounts.terminal]: 'Cartes à encaisser',
  [accounts.unsaid]: 'Valeurs à l’encaissement',
  [accounts.stripe]: 'Stripe',
  [accounts.cash]: 'Caisse',
  [accounts.fees]: 'Commissions Stripe',
}

const ratedNames: [string, (rate: string) => string][] = [
  [accounts.freight, (rate) => `Port facturé, TVA ${rate}`],
  [accounts.wrapping, (rate) => `Emballages cadeau, TVA ${rate}`],
  [accounts.tax, (rate) => `TVA collectée ${rate}`],
  [accounts.sales, (rate) => `Ventes de vins, TVA ${rate}`],
]

/** An account of the chart by name; one at a rate says which. */
export function nameAccount(account: string): string {
  const known = accountNames[account]
  if (known) return known
  const [root, name] = ratedNames.find(([begin]) => account.startsWith(begin)) ?? ['', () => account]
  return name(`${String(Number(account.slice(root.length)) / 10).replace('.', ',')}\u00a0%`)
}
