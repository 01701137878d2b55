import { type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { findAllowedQuantities } from '#app/models/selling/cart/cart-quantity.ts'
import { taxAt } from '#app/models/selling/tax/tax.ts'
import { readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { beginAct } from './cart-acts.ts'
import { addToOwnCart } from './put-into-cart.ts'
import { type CartRow, readCartLines } from './views/cart-rows.ts'
import type { FoundItem } from './views/find-requested-items.ts'
import { type GoodsLine, readCartGoods } from './views/read-cart-goods.ts'
import type { CartRules } from './views/show-goods.ts'
import { showLines } from './views/show-lines.ts'

type Into = { cart: Pick<CartRow, 'id'>; rules: CartRules }

type Wish = { wished: readonly FoundItem[]; named: NamedAct }

/** By what an act is known, now and before, and whether it is done whole or not at all. */
type NamedAct = Pick<Read<Contract['addToCart']>['body'], 'act' | 'formerActs' | 'isWhole'>

/** Puts things into the cart of a buyer; an act with a name is done once, however often it is sent. */
export async function addAsOneAct(
  tx: SiteWriter,
  into: Into,
  { wished, named: { act, formerActs = [], isWhole = true } }: Wish,
  ctx: CallContext,
): Promise<Outcome<unknown>> {
  if (act === undefined) return addToOwnCart(tx, into, wished, ctx)
  if (!(await beginAct(tx, into.cart.id, act, formerActs))) return { ok: true, value: {} }
  const added = await addToOwnCart(tx, into, wished, ctx)
  return added.ok && isWhole ? refuseParts(tx, into, wished) : added
}

/** Refuses what cannot be had as it was wished for beside all else that lies in the cart: so nothing of it stays there. */
async function refuseParts(tx: SiteWriter, { cart, rules }: Into, wished: readonly FoundItem[]): Promise<Outcome<unknown>> {
  const rows = await readCartLines(tx, cart.id)
  const lines = rows.map(({ id, declination_id: declinationId, quantity, seen_price: seenPrice }) => ({
    id,
    declinationId,
    quantity,
    seenPrice,
  }))
  const goods = await readCartGoods(tx, lines, rules.view)
  const shown = showLines(goods, rules.view, taxAt(null, readTaxSetting(rules.values)))
  const fields: Record<string, Fault> = {}
  for (const [place, { declinationId, quantity }] of wished.entries()) {
    const at = goods.findIndex(({ line }) => line.declinationId === declinationId)
    const fault = findFault(goods[at], shown[at], quantity)
    if (fault) fields[`products.${place}.quantity`] = fault
  }
  return Object.keys(fields).length > 0 ? refused('invalid', { fields }) : { ok: true, value: {} }
}

function findFault(
  goods: GoodsLine | undefined,
  shown: ReturnType<typeof showLines>[number] | undefined,
  quantity: number,
): Fault | undefined {
  if (!goods || !shown) return { code: 'not_sold' }
  const { name } = goods.product
  const multiple = goods.row.sell_by_multiple_of
  const allowed = findAllowedQuantities(quantity, multiple)
  if (allowed) return { code: 'multiple', params: { name, multiple, ...allowed } }
  const short = shown.news.find(({ kind }) => kind === 'STOCK')
  if (!short) return undefined
  // What lies in the cart already takes its part of what there is.
  const left = short.most === null ? 0 : short.most - (shown.quantity - quantity)
  return { code: 'short', params: left > 0 ? { name, left } : { name } }
}
