import { orThrow } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { fieldFaults } from '#app/texts/account/fields.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { Phone } from '../account-schemas.server.ts'
import { nameSlot } from '../collection-slots.server.ts'
import { refuseFields, textOf } from '../refuse-fields.server.ts'
import type { Checkout } from './checkout-asked.server.ts'
import { keepEntries } from './entries.server.ts'
import { destinationOf } from './find-missing.server.ts'
import { readRecipient } from './read-recipient.server.ts'
import { takeCarrier } from './take-carrier.server.ts'

type Taken = Promise<Outcome<unknown, Failure>>

const mostOfMessage = 500
const { delivery: words } = checkoutTexts

/** Takes what was chosen of how the goods travel, and what goes with them. */
export async function takeDelivery(checkout: Checkout, form: FormData): Taken {
  const mode = textOf(form, 'mode', 80)
  const message = textOf(form, 'message', 5000)
  const tooLong: Record<string, string> = message.length > mostOfMessage ? { message: words.messageFault } : {}
  if (mode === 'collect') return takeCollection(checkout, form, { message, tooLong })
  if (mode === 'none') return takeNothing(checkout, message, tooLong)
  if (!mode.startsWith('c-')) return refuseFields({ mode: words.modeFault, ...tooLong })
  return takeParcel(checkout, form, { message, tooLong })
}

type Word = { message: string; tooLong: Record<string, string> }

async function takeCollection(checkout: Checkout, form: FormData, { message, tooLong }: Word): Taken {
  const { api, cart } = checkout
  const named = textOf(form, 'slot', 80)
  const slot = orThrow(await api.listCollectionSlots()).find((one) => nameSlot(one) === named)
  if (!slot || tooLong.message) return refuseFields({ ...(!slot && { slot: words.slotFault }), ...tooLong })
  const { day: date, idAddress, idSchedule } = slot
  const body = { deliveryType: 'clickAndCollect' as const, clickAndCollect: { date, idAddress, idSchedule } }
  const chosen = await api.chooseCartDelivery({ params: { id: cart.id }, body })
  return chosen.ok ? keepEntries(checkout, { message }) : chosen
}

async function takeNothing(checkout: Checkout, message: string, tooLong: Word['tooLong']): Taken {
  if (tooLong.message) return refuseFields(tooLong)
  if (checkout.cart.bottles.places > 0) return refuseFields({ mode: words.modeFault })
  const body = { deliveryType: 'no_delivery' as const }
  const chosen = await checkout.api.chooseCartDelivery({ params: { id: checkout.cart.id }, body })
  return chosen.ok ? keepEntries(checkout, { message }) : chosen
}

/** Whoever receives the parcel is kept before it is asked what it costs to send it there: the page then says so. */
async function takeParcel(checkout: Checkout, form: FormData, { message, tooLong }: Word): Taken {
  const recipient = await readRecipient(checkout, form)
  const point = form.get('point')
  const telephone = textOf(form, 'telephone', 40)
  const isPickup = textOf(form, `sorte-${textOf(form, 'mode', 80)}`) === 'pickup'
  const to = !isPickup && recipient.ok ? recipient.value : null
  const faults = {
    ...findPhoneFault(checkout, telephone, to?.phone),
    ...(isPickup && !point && { point: words.pointFault }),
    ...(!isPickup && !recipient.ok && recipient.faults),
    ...tooLong,
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  const { billing } = checkout.cart.addresses
  const phone = telephone ? { phone: telephone } : {}
  const kept = await keepEntries(checkout, { message, ...phone, addresses: { shipping: to, billing } })
  if (!kept.ok) return kept
  const place = destinationOf(kept.value)
  return place ? takeCarrier(checkout, form, { isPickup, to: place }) : done(null)
}

/** A carrier needs somebody to call; whoever fetches their bottles was asked for no number. */
function findPhoneFault({ cart }: Checkout, telephone: string, ofRecipient: string | undefined): Record<string, string> {
  if (telephone === '') return cart.phone || ofRecipient ? {} : { telephone: checkoutTexts.phoneFault }
  return Phone.safeParse(telephone).success ? {} : { telephone: fieldFaults.phone }
}
