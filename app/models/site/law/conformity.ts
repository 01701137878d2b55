import { addDays, isDay, parisDay } from '../../platform/time/working-days.ts'
import { tradeOf } from '../settings/trade.ts'
import { unionWarning } from '../settings/vat-choices.ts'
import { findDoubtful } from './doubtful-fields.ts'
import type { LawCount, LawFacts } from './law-facts.ts'
import type { LawFault } from './law-fault.ts'
import type { WordRuleName } from './word-rules.ts'

/** How a rule of law stands: to be mended, nothing that a machine can see, seen to, or nothing of this shop's. */
export const lawStates = ['missing', 'unseen', 'fine', 'none'] as const
export type LawState = (typeof lawStates)[number]

/** What is tested of a rule: every reason why it is not kept. */
type Test = (facts: LawFacts) => LawFault[]

type Rule = {
  /** The rule is of this shop's. */
  concerns?: (facts: LawFacts) => boolean
  tests?: readonly Test[]
  /** Only somebody who holds the bottle or the paper can tell. */
  isUnseen?: true
  /** Where it is mended or looked at, where no reason names a better place. */
  mend: string
}

const sells = ({ sells }: LawFacts) => sells
const wine = ({ isWinemaker }: LawFacts) => isWinemaker

const never =
  (...counts: LawCount[]): Test =>
  ({ shop }) =>
    counts.flatMap((of) => (shop.counts[of] > 0 ? [{ is: 'count', of, count: shop.counts[of] }] : []))

const filled =
  (...fields: string[]): Test =>
  ({ missing, values }) => [
    ...missing.filter((field) => fields.includes(field)).map((field) => ({ is: 'empty', field }) as const),
    ...findDoubtful(values)
      .filter(({ field }) => fields.includes(field))
      .map((one) => ({ is: 'doubt', ...one }) as const),
  ]

const kept =
  (field: 'ALCOHOL_LICENCE' | 'CASH_ATTESTATION' | 'BILLING_PLATFORM' | 'EXCISE_NUMBER'): Test =>
  ({ values }) =>
    values[field] === '' ? [{ is: 'empty', field }] : []

const unsaid =
  (...rules: WordRuleName[]): Test =>
  ({ shop }) => {
    const found = shop.found.filter(({ rule }) => rules.includes(rule))
    return found.length > 0 ? [{ is: 'words', found }] : []
  }

const told =
  (what: keyof LawFacts['shop']['silent']): Test =>
  ({ shop: { silent } }) =>
    silent[what].total > 0 ? [{ is: 'silent', ...silent[what] }] : []

/** Whether a day that somebody noted lies in the year before a moment, as France counts days. */
const isWithinYear = (noted: string, at: string) => {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(noted.trim()) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const today = parisDay(new Date(at))
  return isDay(written) && written <= today && written > addDays(today, -366)
}

const reads =
  (button: keyof LawFacts['buttons'], wanted: RegExp): Test =>
  ({ buttons }) =>
    wanted.test(buttons[button]) ? [] : [{ is: 'button', says: buttons[button] }]

/** Every rule that a wine grower's site answers to: whom it concerns, what is tested, and where it is mended. */
export const lawRows = {
  minors: { concerns: wine, tests: [never('undeclared')], mend: '/admin/commandes' },
  evin: {
    concerns: wine,
    tests: [({ values }) => (values.HIDE_ALCOHOL_MESSAGE ? [{ is: 'switch', field: 'HIDE_ALCOHOL_MESSAGE' }] : [])],
    mend: '/admin/parametres?q=HIDE_ALCOHOL_MESSAGE',
  },
  popups: { concerns: wine, tests: [unsaid('popupWine')], mend: '/admin/popups' },
  licence: {
    concerns: (facts) => wine(facts) && sells(facts),
    tests: [kept('ALCOHOL_LICENCE')],
    mend: '/admin/parametres?q=ALCOHOL_LICENCE',
  },
  button: { concerns: sells, tests: [reads('order', /^commande avec obligation de paiement$/i)], mend: '' },
  before: { concerns: sells, tests: [never('lostMails')], mend: '/admin/courriels?vue=non-partis' },
  withdrawal: { concerns: sells, tests: [never('lateRefunds')], mend: '/admin/retractations' },
  exceptions: { concerns: sells, mend: '/admin/produits' },
  function: {
    concerns: sells,
    tests: [reads('withdraw', /^renoncer au contrat ici$/i), reads('confirmWithdrawal', /^confirmer la rétractation$/i)],
    mend: '/renoncer',
  },
  notice: {
    tests: [
      filled(
        ...['LEGAL_COMPANY_NAME', 'LEGAL_FORM', 'LEGAL_AGENT', 'HEAD_OFFICE', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'SIRET_NUMBER'],
        ...['PUBLICATION_DIRECTOR', 'HOST_NAME', 'HOST_ADDRESS', 'HOST_PHONE', 'INTRACO_VAT', 'RCS_NUMBER'],
      ),
      unsaid('siret', 'siren', 'vat'),
    ],
    mend: '/admin/parametres?partie=legal',
  },
  terms: {
    concerns: sells,
    tests: [
      unsaid('noWithdrawal', 'noLiability', 'court', 'unilateral'),
      ({ values, shop: { counts, at } }) =>
        counts.termsYears > 0 && !isWithinYear(values.TERMS_REVIEWED, at) ? [{ is: 'old', field: 'TERMS_REVIEWED' }] : [],
    ],
    mend: '/sale-terms',
  },
  mediator: {
    concerns: sells,
    tests: [filled('MEDIATOR_NAME', 'MEDIATOR_ADDRESS', 'MEDIATOR_URL'), unsaid('odr')],
    mend: '/admin/parametres?q=MEDIATOR',
  },
  prices: { concerns: sells, tests: [never('withoutPrice')], mend: '/admin/produits' },
  litre: { concerns: sells, tests: [never('withoutCapacity')], mend: '/admin/declinaisons' },
  reductions: { concerns: sells, mend: '/admin/prix' },
  books: {
    concerns: (facts) => sells(facts) && tradeOf(facts.values) === 'BOOKS',
    tests: [never('reducedBooks')],
    mend: '/admin/produits',
  },
  free: {
    concerns: sells,
    tests: [unsaid('free', 'freeCode', 'deep', 'half'), never('deepCodes', 'deepReductions')],
    mend: '/admin/codes',
  },
  claims: { tests: [unsaid('green', 'carbon', 'health')], mend: '/admin/pages' },
  label: { concerns: wine, tests: [told('label')], mend: '/admin/produits' },
  food: { concerns: wine, tests: [told('food')], mend: '/admin/produits' },
  goods: { concerns: sells, tests: [told('goods')], mend: '/admin/produits' },
  pregnancy: { concerns: wine, isUnseen: true, mend: '/admin/produits' },
  invoices: { concerns: sells, tests: [never('paperGaps')], mend: '/admin/factures' },
  cash: {
    concerns: ({ values, sells }) => sells && (values.PAY_BY_CHEQUE || values.PAY_ON_COLLECTION),
    tests: [kept('CASH_ATTESTATION')],
    mend: '/admin/clotures',
  },
  einvoice: { concerns: sells, tests: [kept('BILLING_PLATFORM')], mend: '/admin/factures' },
  access: { mend: '/accessibilite' },
  cookies: { mend: '/cookies' },
  data: { concerns: sells, tests: [filled('PAYMENT_PROVIDER'), never('rightsLate', 'breachesLate')], mend: '/admin/demandes' },
  mails: { tests: [never('undatedConsents')], mend: '/admin/abonnes' },
  europe: {
    concerns: (facts) => sells(facts) && !facts.values.ONLY_SELL_IN_FRANCE,
    tests: [
      kept('EXCISE_NUMBER'),
      ({ values }) => (values.UNION_VAT === 'CLOSED' ? [{ is: 'empty', field: 'UNION_VAT' }] : []),
      ({ values, shop: { counts } }) =>
        values.UNION_VAT === 'BELOW' && counts.unionSales >= unionWarning
          ? [{ is: 'count', of: 'unionSales', count: counts.unionSales }]
          : [],
    ],
    isUnseen: true,
    mend: '/admin/parametres?q=ONLY_SELL_IN_FRANCE',
  },
  movement: { concerns: sells, isUnseen: true, mend: '/admin/commandes' },
  packaging: { concerns: sells, tests: [filled('PACKAGING_ID')], mend: '/admin/parametres?q=PACKAGING_ID' },
  guarantees: { concerns: sells, isUnseen: true, mend: '/admin/parametres?q=SALE_TERMS' },
  reviews: { concerns: ({ values }) => values.GOOGLE_REVIEWS_URL !== '', mend: '/avis' },
  carriers: {
    concerns: sells,
    tests: [({ shop }) => (shop.counts.carriers > 0 ? [] : [{ is: 'count', of: 'carriers', count: 0 }])],
    mend: '/admin/transporteurs',
  },
  multiples: { concerns: sells, mend: '/admin/produits' },
  addresses: { concerns: sells, mend: '' },
} as const satisfies Record<string, Rule>

export type LawRow = keyof typeof lawRows

/** How one rule stands, with every reason why it does not. */
export type LawVerdict = { row: LawRow; state: LawState; faults: LawFault[]; mend: string }

/** How every rule stands, those to be mended first. */
export function judgeLaw(facts: LawFacts): LawVerdict[] {
  return (Object.keys(lawRows) as LawRow[])
    .map((row) => judgeRow(row, facts))
    .sort((one, other) => lawStates.indexOf(one.state) - lawStates.indexOf(other.state))
}

/** How many rules stand in each state. */
export function countStates(lines: readonly { state: LawState }[]): Record<LawState, number> {
  const count = (state: LawState) => lines.filter((line) => line.state === state).length
  return Object.fromEntries(lawStates.map((state) => [state, count(state)])) as Record<LawState, number>
}

function judgeRow(row: LawRow, facts: LawFacts): LawVerdict {
  const rule: Rule = lawRows[row]
  if (rule.concerns && !rule.concerns(facts)) return { row, state: 'none', faults: [], mend: '' }
  const faults = rule.tests?.flatMap((test) => test(facts)) ?? []
  const state = faults.length > 0 ? 'missing' : rule.isUnseen ? 'unseen' : 'fine'
  return { row, state, faults, mend: rule.mend }
}
