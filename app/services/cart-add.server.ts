import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { readQuantity } from '#app/models/cart-quantity.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { sayRefusal } from '#app/texts/refusals.ts'
import { type CartAsked, putInto } from './cart-asked.server.ts'

type Wishes = Parameters<ShopApi['createCart']>[0]['body']['products']
type Cart = Answer<Contract['getCart']>

const mostNamed = 50
const one = /^([\w-]{1,64})(?::(\d{1,5}))?$/

/** The goods that a link or a form names: `abbesse-2021-75:2,jaune-2017-62`; what is no name of goods is left out. */
export function readWishes(named: string): Wishes {
  return named
    .split(',', mostNamed)
    .map((part) => one.exec(part.trim()))
    .flatMap((found) => (found?.[1] ? [{ idDeclination: found[1], quantity: Math.max(1, Number(found[2] ?? 1)) }] : []))
    .filter(({ quantity }) => quantity <= 10_000)
}

/** The same, as a form or a mirror writes it. */
export function writeWishes(lines: readonly { idDeclination: string; quantity: number }[]): string {
  return lines.map(({ idDeclination, quantity }) => `${idDeclination}:${quantity}`).join(',')
}

/** Adds what a form asks for. */
export async function addFrom(asked: CartAsked, form: FormData): Promise<Outcome<Cart, Failure>> {
  const wishes = wishesOf(form)
  if (wishes === undefined) return refuse('quantite', cartTexts.faults.quantity)
  if (wishes.length === 0) return refuse('declinaison', cartTexts.faults.goods)
  const added = await putInto(asked, wishes)
  if (added.ok) return added
  const [field, said] = Object.entries(added.error.fields ?? {})[0] ?? []
  if (!field || !said) return added
  return field.endsWith('quantity') ? refuse('quantite', said.join(' ')) : refuse('declinaison', cartTexts.faults.goods)
}

/** A cart that is back, and whether something of it is not. */
export type Restored = { cart: string; isShort: boolean }

/** Puts a cart back that a browser has kept in numbers; what is sold no more is left out of it. */
export async function restoreFrom(asked: CartAsked, form: FormData): Promise<Outcome<Restored | undefined, Failure>> {
  const kept = readWishes(String(form.get('vins') ?? ''))
  let wishes = kept
  while (wishes.length > 0) {
    const put = await putInto(asked, wishes)
    if (put.ok) return done({ cart: put.value.id, isShort: wishes.length < kept.length })
    const astray = Number(/^products\.(\d+)\./.exec(Object.keys(put.error.fields ?? {})[0] ?? '')?.[1] ?? Number.NaN)
    if (Number.isNaN(astray)) return put
    wishes = wishes.filter((_, place) => place !== astray)
  }
  return done(undefined)
}

/** Several goods from a link, or one with the quantity that was typed; nothing where that is no number. */
function wishesOf(form: FormData): Wishes | undefined {
  const named = form.get('vins')
  if (typeof named === 'string') return readWishes(named)
  const [id, typed] = [String(form.get('declinaison') ?? ''), String(form.get('quantite') ?? '1')]
  const quantity = readQuantity(typed)
  if (quantity === undefined || quantity === 0 || quantity > 10_000) return undefined
  return /^[\w-]{1,64}$/.test(id) ? [{ idDeclination: id, quantity }] : []
}

function refuse(field: string, says: string): Outcome<never, Failure> {
  return { ok: false, error: { ...sayRefusal({ code: 'invalid' }), fields: { [field]: [says] } } }
}
