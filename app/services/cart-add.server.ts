import type { Answer, Contract } from '#api/contract/index.ts'
import { readQuantity } from '#app/models/cart-quantity.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { type CartAsked, putInto } from './cart-asked.server.ts'
import { askForRest, readWishes, type Wishes } from './cart-wishes.server.ts'
import { refuseFields, textOf } from './refuse-fields.server.ts'

type Cart = Answer<Contract['getCart']>

/** Adds what a form asks for. */
export async function addFrom(asked: CartAsked, form: FormData): Promise<Outcome<Cart, Failure>> {
  const wishes = wishesOf(form)
  if (wishes === undefined) return refuseFields({ quantite: cartTexts.faults.quantity })
  if (wishes.length === 0) return refuseFields({ declinaison: cartTexts.faults.goods })
  const added = await putInto(asked, wishes)
  if (added.ok) return added
  const [field, said] = Object.entries(added.error.fields ?? {})[0] ?? []
  if (!field || !said) return added
  return refuseFields(field.endsWith('quantity') ? { quantite: said.join(' ') } : { declinaison: cartTexts.faults.goods })
}

/** A cart that is back, and whether something of it is not. */
export type Restored = { cart: string; isShort: boolean }

/** Puts a cart back that a browser has kept in numbers; what is sold no more is left out of it. */
export async function restoreFrom(asked: CartAsked, form: FormData): Promise<Outcome<Restored | undefined, Failure>> {
  const { wishes, astray } = readWishes(String(form.get('vins') ?? ''))
  const put = await askForRest(wishes, (rest) => putInto(asked, rest))
  if (!put.ok) return put
  const { value: cart, unmet } = put.value
  return done(cart && { cart: cart.id, isShort: unmet.length + astray.length > 0 })
}

/** Several goods from a link, or one with the quantity that was typed; nothing where that is no number. */
function wishesOf(form: FormData): Wishes | undefined {
  const named = form.get('vins')
  if (typeof named === 'string') return readWishes(named).wishes
  const [id, typed] = [textOf(form, 'declinaison'), form.has('quantite') ? textOf(form, 'quantite') : '1']
  const quantity = readQuantity(typed)
  if (quantity === undefined || quantity === 0 || quantity > 10_000) return undefined
  return /^[\w-]{1,64}$/.test(id) ? [{ idDeclination: id, quantity }] : []
}
