import type { Answer, Contract } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { readQuantity } from '#app/models/selling/cart/cart-quantity.ts'
import type { FlashCode, NumberedFlash } from '#app/texts/platform/flashes.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { cartAnswers } from '#app/texts/selling/checkout-answers.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { type CartRequest, type NamedAct, putInto } from '../../platform/session/cart-request.server.ts'
import { askForRest, type RequestedItems, readRequestedItems } from '../../platform/session/requested-items.server.ts'
import { writeAddition } from './cart-addition.server.ts'
import { fitToStock, type Short } from './cart-stock.server.ts'
import { nameAct } from './name-act.server.ts'

type Cart = Answer<Contract['getCart']>

/** A cart with what was added to it, by which it can be taken back, and what is to be said of that; none where it went to one that this browser has had no word of yet. */
type Added = { cart: string | undefined; addition: string; says: FlashCode | NumberedFlash }

/** Adds what a form asks for, as far as it can be had. */
export async function addFrom(asked: CartRequest, form: FormData): Promise<Outcome<Added, Failure>> {
  const wishes = wishesOf(form)
  if (wishes === undefined) return refuseFields({ quantite: cartTexts.faults.quantity })
  if (wishes.length === 0) return refuseFields({ declinaison: cartTexts.faults.goods })
  const named = nameAct(form, wishes)
  if (form.has('carton')) return addWhole(asked, wishes, named)
  const { rest, short } = await fitToStock(asked, wishes)
  if (short.length > 0) {
    // What comes a second time may be short by its first.
    const before = await putInto(asked, wishes, named)
    if (before.ok) return done(toAdded(before.value, wishes))
  }
  if (rest.length === 0 && short[0]) return refuseFields({ quantite: sayNone(short[0]) })
  const added = await putInto(asked, rest, { ...named, isWhole: false })
  if (added.ok) return done({ ...toAdded(added.value, rest), ...(short[0] && { says: sayShort(short[0], wishes) }) })
  const [field, said] = Object.entries(added.error.fields ?? {})[0] ?? []
  if (!field || !said) return added
  return refuseFields(field.endsWith('quantity') ? { quantite: said.join(' ') } : { declinaison: cartTexts.faults.goods })
}

/** A carton goes in whole or not at all, and once, however often its form is sent. */
async function addWhole(asked: CartRequest, wishes: RequestedItems, named: NamedAct): Promise<Outcome<Added, Failure>> {
  const added = await putInto(asked, wishes, named)
  if (added.ok) return done({ ...toAdded(added.value, wishes), says: 'cart_added' })
  const said = Object.values(added.error.fields ?? {}).flat()
  return said.length > 0 ? refuseFields({ vins: [cartonTexts.notPut, ...new Set(said)].join(' ') }) : added
}

function toAdded(cart: Cart, wishes: RequestedItems): Added {
  return {
    cart: cart.quantity > 0 ? cart.id : undefined,
    addition: writeAddition(cart.lines, wishes),
    says: sayAdded(cart, wishes),
  }
}

function sayNone({ name, most, before }: Short): string {
  if (most === null) return cartAnswers.beyondOf(name)
  return before > 0 ? cartAnswers.noMore(before) : cartAnswers.noneLeft(name)
}

function sayShort({ most }: Short, { length }: RequestedItems): Added['says'] {
  return most === null || length > 1 ? 'cart_short_some' : { code: 'cart_short', number: most }
}

/** Whoever finds more in the cart than they have just put there is told how many: a second click is seen at once. */
function sayAdded({ lines }: Cart, wishes: RequestedItems): Added['says'] {
  const [wish, another] = wishes
  const line = lines.find(({ declinationId }) => declinationId === wish?.idDeclination)
  if (!wish || another || !line || line.quantity === wish.quantity) return 'cart_added'
  return { code: 'cart_added_more', number: line.quantity }
}

/** A cart that is back, and whether something of it is not. */
export type Restored = { cart: string; isShort: boolean }

/** Puts a cart back that a browser has kept in numbers; what is sold no more is left out of it. */
export async function restoreFrom(asked: CartRequest, form: FormData): Promise<Outcome<Restored | undefined, Failure>> {
  const { wishes, astray } = readRequestedItems(String(form.get('vins') ?? ''))
  const put = await askForRest(wishes, (rest) => putInto(asked, rest))
  if (!put.ok) return put
  const { value: cart, unmet } = put.value
  return done(cart && { cart: cart.id, isShort: unmet.length + astray.length > 0 })
}

/** Several goods from a link, or one with the quantity that was typed; nothing where that is no number. */
function wishesOf(form: FormData): RequestedItems | undefined {
  const named = form.get('vins')
  if (typeof named === 'string') return readRequestedItems(named).wishes
  const id = textOf(form, 'declinaison')
  const typed = form.has('quantite') ? textOf(form, 'quantite') : '1'
  const quantity = readQuantity(typed)
  if (quantity === undefined || quantity === 0 || quantity > 10_000) return undefined
  return /^[\w-]{1,64}$/.test(id) ? [{ idDeclination: id, quantity }] : []
}
