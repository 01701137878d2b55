import { createHash } from 'node:crypto'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { listParts } from './summary-parts.server.ts'

/** The parts of an order that its last page shows besides its lines. */
type PartName = 'coordonnees' | 'livraison' | 'paiement'

const longest = 2000

/** What a part of an order comes to, in a word: whoever has read it sends it along, and orders that and nothing else. */
export function markPart(cart: Cart, part: PartName): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf[part](cart)))
    .digest('base64url')
    .slice(0, 22)
}

/** What of an order is not as it was read on the page that a form comes from: by the place where it stands, both versions. */
export async function listUnread(checkout: Checkout, form: FormData): Promise<Record<string, string>> {
  const { cart } = checkout
  const parts = await listParts(checkout)
  const unread = parts.filter(
    ({ name }) => textOf(form, `marque-${name}`, 64) !== markPart(cart, name) || isCarriedByOther(cart, form, name),
  )
  return Object.fromEntries(
    unread.map(({ name, says }) => [
      name,
      checkoutAnswers.summary.partChanged(textOf(form, `lu-${name}`, longest), sayPart(says)),
    ]),
  )
}

/** What a part says, in a line. */
export function sayPart(says: readonly string[]): string {
  return says.join(' · ')
}

/** An offer lapses by itself, and with what lies in the cart: only one that is another counts as changed. */
function isCarriedByOther({ deliveryType, carrier }: Cart, form: FormData, part: PartName): boolean {
  if (part !== 'livraison' || deliveryType !== 'delivery' || carrier === null) return false
  return carrier.id !== textOf(form, 'transporteur', 64) || nameDays(carrier) !== textOf(form, 'jours', 24)
}

/** The days that were read: where the hour of the day has passed meanwhile they are others, and read anew. */
export function nameDays(carrier: Cart['carrier']): string {
  return carrier?.promise ? `${carrier.promise.from}.${carrier.promise.to}` : ''
}

const contentOf: Record<PartName, (cart: Cart) => unknown> = {
  coordonnees: ({ addresses, email, phone }) => [addresses.billing, email, phone],
  livraison: ({ deliveryType, addresses, clickAndCollect, accessPointAddress, message, gift }) => [
    deliveryType,
    message,
    gift ?? '',
    deliveryType === 'clickAndCollect' && clickAndCollect,
    deliveryType === 'delivery' && [addresses.shipping ?? addresses.billing, accessPointAddress],
  ],
  paiement: ({ payment }) => payment ?? '',
}
