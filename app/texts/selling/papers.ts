import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { PaperKind } from '#app/models/selling/money/paper.ts'
import type { Exemption } from '#app/models/selling/tax/tax.ts'

/** What invoices and credit notes say; the bottom of each is what the law asks of it. */
export const paperTexts = {
  names: { INVOICE: 'Facture', CREDIT: 'Avoir' } satisfies Record<PaperKind, string>,
  /** Of goods that a passer-by has taken along: it names nobody, and says all else. */
  nameless: 'Facture simplifiée',
  title: (name: string, label: string) => `${name} ${label}`,
  duplicate: 'Duplicata',
  number: 'Numéro',
  issued: 'Émise le',
  ordered: 'Commande',
  orderedOn: (reference: string, day: string) => `${reference} du ${day}`,
  credited: 'Sur facture',
  creditedOn: (label: string, day: string) => `${label} du ${day}`,
  reason: 'Motif',
  kind: 'Nature',
  goods: 'livraison de biens',
  seller: 'Vendeur',
  buyer: 'Facturé à',
  goal: 'Livré à',
  capital: (amount: string) => `au capital de ${amount}`,
  siret: (number: string) => `SIRET ${number}`,
  siren: (number: string) => `SIREN ${number}`,
  rcs: (number: string) => `RCS ${number}`,
  rm: (number: string) => `RM ${number}`,
  vatNumber: (number: string) => `TVA intracommunautaire ${number}`,
  columns: { name: 'Désignation', quantity: 'Qté', unit: 'Prix HT', rate: 'TVA', net: 'Total HT', gross: 'Total TTC' },
  lineDiscount: (amount: string) => `remise ${amount} TTC comprise`,
  wrapping: 'Emballage cadeau',
  shipping: 'Frais de livraison',
  discount: (code: string) => (code ? `Remise, code ${code}` : 'Remise'),
  /** Of which goods a note says nothing more than their price being lowered. */
  creditLine: 'Remboursement',
  lowered: (name: string) => `Baisse de prix : ${name}`,
  net: 'Total hors taxe',
  vatAt: (rate: string, base: string) => `TVA ${rate} sur ${base}`,
  gross: 'Total TVA comprise',
  paid: (amount: string, means: string, day: string) => `Payée le ${day} ${means} : ${amount}. Reste à payer : 0,00 €.`,
  due: (amount: string, day: string) => `À payer au plus tard le ${day} : ${amount}.`,
  unpaid: (amount: string, day: string) => `À payer à réception, le ${day} : ${amount}.`,
  free: 'Rien à payer.',
  givenBack: (amount: string) => `${amount} vous sont remboursés par le moyen dont vous aviez payé.`,
  business: [
    'Pas d’escompte pour paiement anticipé.',
    'Tout retard de paiement entraîne des pénalités au taux de trois fois l’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D. 441-5 du code de commerce).',
  ],
  noVat: 'TVA non applicable, article 293 B du code général des impôts.',
  /** What machines are told apart of the sentence above. */
  recovery: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
  /** Why no tax is asked, in the words that the law wants on the paper. */
  exemptions: {
    FRANCHISE: 'TVA non applicable, article 293 B du code général des impôts.',
    EXPORT: 'Exonération de TVA, article 262 I du code général des impôts (exportation).',
    OVERSEAS:
      'Exonération de TVA, articles 294 et 262 I du code général des impôts (expédition outre-mer) ; les taxes locales sont à la charge du destinataire.',
  } satisfies Record<Exclude<Exemption, ''>, string>,
  arrival: ({ sort }: GoodsWords, rate: string) =>
    `À l’arrivée, la TVA du département (${rate} pour ${sort.le} ${sort.one}) et l’octroi de mer sont dus par le destinataire.`,
  exempt: 'Articles sans TVA : opération exonérée ou hors du champ de la taxe.',
  debits: 'Option pour le paiement de la taxe d’après les débits.',
  oss: (country: string) => `TVA du pays de destination (${country}), déclarée au guichet unique de l’Union (OSS).`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
} as const

/** What the shop itself writes as the reason of a refund, in words; what an owner typed stays as it is. */
export const creditReasons: Record<string, string> = {
  '': 'remboursement',
  cancelled: 'commande annulée',
  withdrawal: 'rétractation',
  amended: 'commande changée',
  claim: 'réclamation',
  stripe: 'remboursement',
}

/** The terms of sale as a file. */
export const termsTexts = {
  title: 'Conditions générales de vente',
  version: (version: number, day: string) => `Version ${version}, en vigueur depuis le ${day}.`,
  foot: (version: number) => `Conditions de vente, version ${version}`,
} as const
