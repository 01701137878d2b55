import type { ParameterValues } from '../settings/parameter-values.ts'

/** How a rule of law stands: seen to, to be mended, or nothing that a machine can see. */
export type LawState = 'fine' | 'missing' | 'unseen'

/** What is looked at to say so. */
export type LawFacts = {
  values: ParameterValues
  isWinemaker: boolean
  sells: boolean
  /** Parameters that the legal texts still miss. */
  missing: readonly string[]
  /** How many wines on sale do not say all of it, where they were looked at. */
  wines?: { label: number; food: number }
}

type Judge = (facts: LawFacts) => LawState

const unseen: Judge = () => 'unseen'
/** The software does it by itself: there is nothing to switch off. */
const always: Judge = () => 'fine'
const filled =
  (...types: string[]): Judge =>
  ({ missing }) =>
    types.some((type) => missing.includes(type)) ? 'missing' : 'fine'
const when =
  (test: Judge, holds: (facts: LawFacts) => boolean): Judge =>
  (facts) =>
    holds(facts) ? test(facts) : 'fine'

const sells = ({ sells }: LawFacts) => sells
const wine = ({ isWinemaker }: LawFacts) => isWinemaker

const told =
  (what: 'label' | 'food'): Judge =>
  ({ wines }) =>
    wines ? (wines[what] > 0 ? 'missing' : 'fine') : 'unseen'

/** Every rule that a wine grower's site answers to: how it is judged, and where it is mended. */
export const lawRows = {
  // No order with wine comes without a declaration, and the band cannot be taken away.
  minors: { judge: when(() => 'fine', wine), mend: '/admin/parametres?q=BLOCK_MINORS' },
  evin: {
    judge: when(({ values }) => (values.HIDE_ALCOHOL_MESSAGE ? 'missing' : 'fine'), wine),
    mend: '/admin/parametres?q=HIDE_ALCOHOL_MESSAGE',
  },
  popups: { judge: when(unseen, wine), mend: '/admin/popups' },
  licence: { judge: when(unseen, wine), mend: '/admin/parametres?q=NIGHT_CLOSING' },
  button: { judge: when(always, sells), mend: '' },
  before: { judge: when(always, sells), mend: '' },
  withdrawal: { judge: when(always, sells), mend: '' },
  exceptions: { judge: when(unseen, sells), mend: '/admin/produits' },
  function: { judge: when(always, sells), mend: '' },
  notice: {
    judge: filled(
      ...['LEGAL_COMPANY_NAME', 'LEGAL_FORM', 'LEGAL_AGENT', 'HEAD_OFFICE', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'SIRET_NUMBER'],
      ...['PUBLICATION_DIRECTOR', 'HOST_NAME', 'HOST_ADDRESS', 'HOST_PHONE', 'INTRACO_VAT'],
    ),
    mend: '/admin/parametres?partie=legal',
  },
  terms: { judge: when(unseen, sells), mend: '/sale-terms' },
  mediator: { judge: filled('MEDIATOR_NAME', 'MEDIATOR_ADDRESS', 'MEDIATOR_URL'), mend: '/admin/parametres?q=MEDIATOR' },
  prices: { judge: when(always, sells), mend: '' },
  litre: { judge: when(always, sells), mend: '' },
  reductions: { judge: when(always, sells), mend: '/admin/prix' },
  free: { judge: unseen, mend: '/admin/codes' },
  label: { judge: when(told('label'), wine), mend: '/admin/produits' },
  food: { judge: when(told('food'), wine), mend: '/admin/produits' },
  pregnancy: { judge: when(unseen, wine), mend: '/admin/produits' },
  invoices: { judge: when(always, sells), mend: '/admin/factures' },
  cash: { judge: when(unseen, sells), mend: '/admin/clotures' },
  einvoice: { judge: when(unseen, sells), mend: '/admin/factures' },
  access: {
    judge: ({ values }) => (values.ACCESSIBILITY === '' ? 'missing' : 'fine'),
    mend: '/admin/parametres?q=ACCESSIBILITY',
  },
  cookies: { judge: always, mend: '' },
  data: { judge: when(filled('PAYMENT_PROVIDER'), sells), mend: '/admin/demandes' },
  mails: { judge: always, mend: '/admin/abonnes' },
  europe: {
    judge: when(({ values }) => {
      if (values.ONLY_SELL_IN_FRANCE) return 'fine'
      return values.UNION_VAT === 'CLOSED' || values.EXCISE_NUMBER === '' ? 'missing' : 'unseen'
    }, sells),
    mend: '/admin/parametres?q=ONLY_SELL_IN_FRANCE',
  },
  movement: { judge: when(always, sells), mend: '' },
  packaging: { judge: filled('PACKAGING_ID'), mend: '/admin/parametres?q=PACKAGING_ID' },
  guarantees: { judge: when(unseen, sells), mend: '/admin/parametres?q=SALE_TERMS' },
  reviews: { judge: when(unseen, ({ values }) => values.GOOGLE_REVIEWS_URL !== ''), mend: '/avis' },
  carriers: { judge: when(unseen, sells), mend: '/admin/transporteurs' },
  multiples: { judge: when(always, sells), mend: '/admin/produits' },
  addresses: { judge: when(always, sells), mend: '' },
} as const satisfies Record<string, { judge: Judge; mend: string }>

export type LawRow = keyof typeof lawRows

/** How every rule stands, those to be mended first. */
export function judgeLaw(facts: LawFacts): { row: LawRow; state: LawState; mend: string }[] {
  const rank: Record<LawState, number> = { missing: 0, unseen: 1, fine: 2 }
  return (Object.keys(lawRows) as LawRow[])
    .map((row) => ({ row, state: lawRows[row].judge(facts), mend: lawRows[row].mend }))
    .sort((one, other) => rank[one.state] - rank[other.state])
}
