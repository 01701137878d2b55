import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import type { Gift } from '#app/models/selling/cart/gift.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { addFaults, readFields } from '../../platform/account-form.server.ts'
import { Phone } from '../../platform/account-schemas.server.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import { nameSlot } from '../cart/collection-slots.server.ts'
import type { Checkout } from './checkout-request.server.ts'
import { keepEntries } from './entries.server.ts'
import { destinationOf } from './find-missing.server.ts'
import { giftFieldsOf, giftOf } from './read-gift.server.ts'
import { readRecipient } from './read-recipient.server.ts'
import { takeCarrier } from './take-carrier.server.ts'

type Taken = Promise<Outcome<unknown, Failure>>

const { delivery: words } = checkoutAnswers
const Message = z.string().trim().max(500, words.messageFault).default('')

/** What goes with the goods, however they travel. */
const wordsOf = (form: FormData) => z.object({ message: Message, ...giftFieldsOf(form) })

/** Takes what was chosen of how the goods travel, and what goes with them. */
export async function takeDelivery(checkout: Checkout, form: FormData): Taken {
  const mode = textOf(form, 'mode', 80)
  if (mode === 'collect') return takeCollection(checkout, form)
  if (mode === 'none' && checkout.cart.bottles.places === 0) return takeNothing(checkout, form)
  if (mode.startsWith('c-')) return takeParcel(checkout, form)
  return addFaults(readFields(form, wordsOf(form)), { mode: [words.modeFault(goodsWordsOf(checkout.facts.values))] })
}

async function takeCollection(checkout: Checkout, form: FormData): Taken {
  const slots = orThrow(await checkout.api.listCollectionSlots())
  const open = z.string({ error: words.slotFault }).transform((named, told) => {
    const slot = slots.find((one) => nameSlot(one) === named)
    if (!slot) told.addIssue(words.slotFault)
    return slot ?? z.NEVER
  })
  const given = readFields(form, wordsOf(form).extend({ slot: open }))
  if (!given.ok) return given
  const { message, slot, ...filled } = given.value
  const gift = giftOf(form, filled, { isSent: false })
  const { day: date, idAddress, idSchedule } = slot
  return keepWay(
    checkout,
    { deliveryType: 'clickAndCollect', clickAndCollect: { date, idAddress, idSchedule } },
    { message, gift },
  )
}

async function takeNothing(checkout: Checkout, form: FormData): Taken {
  const given = readFields(form, wordsOf(form))
  if (!given.ok) return given
  const { message, ...filled } = given.value
  return keepWay(checkout, { deliveryType: 'no_delivery' }, { message, gift: giftOf(form, filled, { isSent: false }) })
}

type With = { message: string; gift: Gift | null }

async function keepWay(checkout: Checkout, body: Parameters<ShopApi['chooseCartDelivery']>[0]['body'], going: With): Taken {
  const chosen = await checkout.api.chooseCartDelivery({ params: { id: checkout.cart.id }, body })
  return chosen.ok ? keepEntries(checkout, going) : chosen
}

/** Whoever receives the parcel is kept before it is asked what it costs to send it there: the page then says so. */
async function takeParcel(checkout: Checkout, form: FormData): Taken {
  const recipient = await readRecipient(checkout, form)
  const mode = textOf(form, 'mode', 80)
  const isPickup = textOf(form, `sorte-${mode}`) === 'pickup'
  const to = !isPickup && recipient.ok ? recipient.value : null
  // A carrier may need somebody to call; whoever fetches their bottles was asked for no number.
  const mayDoWithout = Boolean(checkout.cart.phone || to?.phone) || textOf(form, `appel-${mode}`) === 'non'
  const telephone = Phone.refine((typed) => mayDoWithout || typed !== undefined, checkoutAnswers.phoneFault)
  const point = isPickup ? z.string({ error: words.pointFault }) : z.string().optional()
  const read = readFields(form, wordsOf(form).extend({ telephone, point }))
  const given = isPickup || recipient.ok ? read : addFaults(read, recipient.faults)
  if (!given.ok) return given
  const { message, telephone: phone, point: _, ...filled } = given.value
  const gift = giftOf(form, filled, { isSent: true })
  const kept = await keepEntries(checkout, { message, gift, ...(phone && { phone }), addresses: { shipping: to } })
  if (!kept.ok) return kept
  const place = destinationOf(kept.value)
  return place ? takeCarrier(checkout, form, { isPickup, to: place, wish: gift?.day ?? null }) : done(null)
}
