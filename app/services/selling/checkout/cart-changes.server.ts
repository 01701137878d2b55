import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import { readRequestedItems, writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'

const { summary: words } = checkoutAnswers

/** What a page of the order has shown of the cart: it goes with the order, which is refused where it is not so any more. */
export function nameLines({ lines }: Pick<Cart, 'lines'>): string {
  return writeRequestedItems(lines.map(({ declinationId, quantity }) => ({ idDeclination: declinationId, quantity })))
}

/** What has changed in the cart since the page was shown that a form comes from, a sentence each; nothing where nothing has. */
export async function listChanges({ api, cart }: Checkout, form: FormData): Promise<string[]> {
  const shown = textOf(form, 'lignes', 16_000)
  if (shown === '' || shown === nameLines(cart)) return []
  const before = new Map(readRequestedItems(shown).wishes.map(({ idDeclination = '', quantity }) => [idDeclination, quantity]))
  const changed = cart.lines.flatMap(({ product, declinationId, quantity }) => {
    const was = before.get(declinationId)
    before.delete(declinationId)
    if (was === quantity) return []
    return [was === undefined ? words.lineAdded(quantity, product.name) : words.lineChanged(was, quantity, product.name)]
  })
  const gone = [...before].map(([idDeclination, quantity]) => ({ idDeclination, quantity }))
  const named = gone.length > 0 ? await api.previewCart({ body: { products: gone } }) : undefined
  const names = named?.ok ? named.value.lines.map(({ product }) => product.name) : []
  return [...changed, ...(gone.length > 0 ? [words.lineRemoved(names)] : [])]
}

/** Asks the carrier that was chosen for what the cart holds now, so that the order can be shown anew as a whole. */
export async function carryAnew({ api, cart }: Checkout, form: FormData): Promise<void> {
  const { id, deliveryType, city, country, accessPointAddress } = cart
  if (deliveryType !== 'delivery' || cart.carrier || !city || !country) return
  const body = { postalCode: city.postalCode, city: city.name, country: country.alphaTwo }
  const quoted = await api.calculateCartShipping({ params: { id }, body })
  const wanted = textOf(form, 'transporteur', 64)
  const carrier = quoted.ok ? quoted.value.shippingPrices.findIndex((offer) => offer.id === wanted) : -1
  if (carrier < 0) return
  const chosen = { deliveryType, carrier, ...(accessPointAddress && { accessPointAddress }) }
  await api.chooseCartDelivery({ params: { id }, body: chosen })
}
