import type { Failure } from '#app/models/platform/outcome.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { sortFaults } from '../../platform/rename-faults.server.ts'
import type { Cart } from './checkout-request.server.ts'

/** Where on the summary a refusal of the order is said, by the beginning of the field it names. */
const places: [string, string][] = [
  ['products', 'lignes'],
  ['cart', 'lignes'],
  ['user.birthdate', 'naissance'],
  ['user.isAdult', 'adulte'],
  ['user', 'coordonnees'],
  ['address.billing', 'coordonnees'],
  ['address.delivery', 'livraison'],
  ['delivery.price', 'total'],
  ['delivery', 'livraison'],
  ['gift', 'livraison'],
  ['dateSchedule', 'livraison'],
  ['idSchedule', 'livraison'],
  ['discount', 'code'],
  ['payment', 'paiement'],
  ['termsVersion', 'conditions'],
  ['total', 'total'],
]

/** A refusal of an order in the names of the summary's own places; what has none there is its message. */
export function nameOrderFaults(failure: Failure, cart: Pick<Cart, 'lines'>): Failure {
  const { placed, astray } = sortFaults(failure, (field) => placeOf(field, cart))
  const count = Object.keys(placed).length
  const { refused, refusedMany } = checkoutAnswers.summary
  const message = count > 1 ? refusedMany : refused
  return { ...failure, message: astray.join(' ') || (count > 0 ? message : failure.message), fields: placed }
}

function placeOf(field: string, { lines }: Pick<Cart, 'lines'>): string | undefined {
  const line = lines[Number(/^products\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
  if (line) return `ligne-${line.id}`
  return places.find(([begin]) => field === begin || field.startsWith(`${begin}.`))?.[1]
}
