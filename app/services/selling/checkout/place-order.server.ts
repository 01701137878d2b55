import { href } from 'react-router'
import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { readFields } from '../../platform/account-form.server.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import type { Checkout } from './checkout-request.server.ts'
import { nameOrderFaults } from './name-order-faults.server.ts'
import { toWantedOrder } from './to-wanted-order.server.ts'

const nameOfCheckout = /^[\w-]{43}$/
const { summary: words } = checkoutAnswers

/** Where an order leads that this act of ordering has placed already; nothing while it has not. */
export async function findPlaced(api: Pick<ShopApi, 'findCheckout'>, form: FormData): Promise<string | undefined> {
  const checkout = textOf(form, 'commande', 64)
  if (!nameOfCheckout.test(checkout)) return undefined
  const found = await api.findCheckout({ body: { checkout } })
  return found.ok && found.value.order ? placeOf(found.value.order) : undefined
}

/** Places the order of a checkout, and says where it leads. */
export async function placeCheckout(checkout: Checkout, form: FormData): Promise<Outcome<string, Failure>> {
  const given = readFields(form, fieldsOf(checkout, form))
  if (!given.ok) return given
  const body = toWantedOrder(checkout, {
    total: numberOf(form, 'total', checkout.totals.total),
    shipping: numberOf(form, 'port', checkout.totals.shippingFees),
    termsVersion: numberOf(form, 'version', 1),
    isAdult: form.get('adulte') === 'on',
    birthdate: textOf(form, 'naissance', 10) || undefined,
  })
  if (!body) return { ok: false, error: sayRefusal({ code: 'conflict' }) }
  const placed = await checkout.api.placeOrder({ body })
  return placed.ok ? done(placeOf(placed.value)) : { ok: false, error: nameOrderFaults(placed.error, checkout.cart) }
}

/** A page of payment elsewhere is led to by a page of ours: a browser lets no form lead out of the site. */
function placeOf({ token, paymentUrl }: { token: string; paymentUrl: string | null }): string {
  if (paymentUrl === null) return href('/suivi/:token', { token })
  return paymentUrl.startsWith(href('/suivi')) ? paymentUrl : href('/commande/payer/:token', { token })
}

/** What the page itself asks for; whether it is enough is for the shop to say. */
function fieldsOf({ facts: { info, values } }: Checkout, form: FormData) {
  const asksBirthdate = info.isWinemaker && values.ASK_BIRTHDATE && form.has('naissance')
  return z.object({
    ...(info.isWinemaker && { adulte: z.literal('on', { error: words.adultFault }) }),
    ...(asksBirthdate && { naissance: z.iso.date({ error: words.birthdateFault }) }),
    conditions: z.literal('on', { error: words.termsFault }),
  })
}

function numberOf(form: FormData, name: string, otherwise: number): number {
  const typed = textOf(form, name, 12)
  return /^\d{1,9}$/.test(typed) ? Number(typed) : otherwise
}
