import type { Contract } from '#api/contract/index.ts'
import type { Given } from '#api/contract/platform/call.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { handMeans } from '#app/models/selling/money/hand-means.ts'
import { handOrderTexts } from '#app/texts/house/orders/hand-order.ts'
import type { HandOrderScreen } from '#app/ui/house/round/hand-order-view.ts'
import type { StockRow } from '#app/ui/house/round/stock-sheet.tsx'
import { sortFaults } from '../../platform/rename-faults.server.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import { readHandedFields } from './handed.server.ts'

/** What was filled in, and what of it is to be corrected. */
export type Filled = { entries: readonly Entry[]; faults?: Record<string, string> | undefined }

const nbItem = 15
const buyerFields = ['firstname', 'lastname', 'company', 'email', 'phone', 'address', 'postalCode', 'city'] as const
const quantityName = /^nombre-([A-Za-z0-9_-]{1,64})$/

/** Reads what can be sold: what was chosen already stays, what is looked for stands below it. */
export async function readHandOrder(staff: Member, { entries, faults = {} }: Filled): Promise<HandOrderScreen> {
  const typed = new Map(entries)
  const search = (typed.get('q') ?? '').trim().slice(0, 100)
  const [found, carriers, offered] = await Promise.all([
    staff.api.listStock({ query: { nbItem, ...(search && { search: `lk:${search}` }) } }),
    staff.api.listCarriers({ query: { nbItem: 50, deliveryType: 'DELIVERY' } }),
    staff.api.listPaymentMeans(),
  ])
  const { lines, total } = orThrow(found)
  const wanted = listChosen(entries)
  const chosen = await readChosen(staff, wanted, lines)
  const others = lines.filter(({ idDeclination }) => !wanted.has(idDeclination))
  return {
    typed,
    faults,
    hasMore: total > nbItem,
    lines: [...chosen, ...others.filter(({ isValid, isOnSale }) => isValid && isOnSale)],
    carriers: orThrow(carriers).carriers,
    means: handMeans.filter((one) => orThrow(offered).includes(one)),
  }
}

/** What stands beside a number, whatever the number is: nothing that was typed is lost by a search. */
function listChosen(entries: readonly Entry[]): Map<string, number> {
  const numbers = entries.flatMap(([name, value]) => {
    const [, idDeclination] = quantityName.exec(name) ?? []
    return idDeclination !== undefined && value.trim() !== '' ? [[idDeclination, Number(value)] as const] : []
  })
  return new Map(numbers.filter(([, quantity]) => quantity !== 0))
}

/** The lines of what was chosen, among those that were found or else each by itself. */
async function readChosen({ api }: Member, chosen: ReadonlyMap<string, number>, found: readonly StockRow[]) {
  const isChosen = ({ idDeclination }: StockRow) => chosen.has(idDeclination)
  const here = found.filter(isChosen)
  const others = new Set(chosen.keys())
  for (const { idDeclination } of here) others.delete(idDeclination)
  const read = [...others].map(async (declination) => orThrow(await api.listStock({ query: { nbItem: 1, declination } })).lines)
  return [...here, ...(await Promise.all(read)).flat()]
}

type Body = Given<Contract['createOrder']>['body']

/** An order as the form says it. */
export function readHandOrderBody(entries: readonly Entry[]): Body {
  const typed = new Map(entries)
  const text = (name: string) => typed.get(name)?.trim() ?? ''
  const products = [...listChosen(entries)].map(([idDeclination, quantity]) => {
    return { id: text(`produit-${idDeclination}`), idDeclination, quantity }
  })
  const buyer = Object.fromEntries(buyerFields.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])))
  const means = handMeans.find((one) => one === text('paiement')) ?? 'TRANSFER'
  const { received } = readHandedFields(text)
  const isDelivered = text('livraison') === 'DELIVERY'
  return {
    checkout: text('checkout'),
    products,
    buyer,
    payment: means,
    delivery: isDelivered ? { type: 'DELIVERY', idCarrier: text('transporteur') } : { type: 'NO_DELIVERY' },
    isPaid: text('paye') === 'oui',
    ...(text('paye') === 'oui' && received.length > 0 && { received }),
    isAdult: text('majeur') !== '',
    ...(text('note') && { note: text('note') }),
  }
}

/** What nobody can guess of a sale: whether it is paid, and how; a guess would be money that is missed or asked for twice. */
export function findUnsaid(entries: readonly Entry[]): Record<string, string> | undefined {
  const typed = new Map(entries)
  const isPaidSaid = ['oui', 'non'].includes(typed.get('paye') ?? '')
  const areMeansSaid = handMeans.some((one) => one === typed.get('paiement'))
  // At the counter it may be cash, which the law counts; a transfer or a cheque says by itself what it is.
  const isAtCounter = typed.get('paye') === 'oui' && typed.get('paiement') === 'ON_COLLECTION'
  const { received, faults: parts } = readHandedFields((name) => typed.get(name) ?? '')
  const isReceivedSaid = !isAtCounter || received.length > 0 || Object.keys(parts).length > 0
  if (isPaidSaid && areMeansSaid && isReceivedSaid && Object.keys(parts).length === 0) return undefined
  return {
    ...parts,
    ...(!isReceivedSaid && { recu: handOrderTexts.receivedFault }),
    ...(!isPaidSaid && { paye: handOrderTexts.paidFault }),
    ...(!areMeansSaid && { paiement: handOrderTexts.meansFault }),
  }
}

/** A refused sale in the names of the form's fields; what is about none of them is its message. */
export function nameHandFaults(failure: Failure, { products }: Body): { message: string; faults: Record<string, string> } {
  const { placed, astray } = sortFaults(failure, (field) => placeOf(field, products))
  const faults = sayFaults(placed)
  // The sentence of the checkout speaks to the buyer, who is not at this form.
  return {
    message: astray.join(' ') || failure.message,
    faults: faults.majeur ? { ...faults, majeur: handOrderTexts.adult } : faults,
  }
}

/** Where on the form a refusal is said, by the beginning of the field that it names. */
const places: [string, string][] = [
  ['delivery', 'transporteur'],
  ['address.delivery', 'transporteur'],
  ['payment', 'paiement'],
  ['received', 'recu'],
  ['isAdult', 'majeur'],
  ['user.isAdult', 'majeur'],
  ['note', 'note'],
]

function placeOf(field: string, products: Body['products']): string | undefined {
  const line = products[Number(/^products\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
  if (line) return `nombre-${line.idDeclination}`
  const own = /^(?:buyer|user|address\.billing)\.(\w+)$/.exec(field)?.[1]
  return buyerFields.find((name) => name === own) ?? places.find(([begin]) => `${field}.`.startsWith(`${begin}.`))?.[1]
}
