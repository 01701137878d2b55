import type { SiteWriter } from '../../platform/database/database.ts'
import type { CartRow } from './views/cart-rows.ts'

/** Of more than so many acts the oldest is forgotten: nobody sends it once more. */
const mostKept = 40

type Acts = Pick<CartRow, 'acts'>

/** The acts of two carts that become one, or of one and an act more, the newest first. */
export function joinActs(newer: Acts, older: Acts): string {
  const both = new Set([...listActs(newer), ...listActs(older)])
  return [...both].slice(0, mostKept).join(' ')
}

/** Notes that an act begins; no where it was done before, by this name or a former one. Of two that send the same one at once, the second waits here for the first. */
export async function beginAct(tx: SiteWriter, cartId: string, act: string, former: readonly string[]): Promise<boolean> {
  const held = tx.updateTable('carts').where('id', '=', cartId)
  const kept = await held
    .set((cart) => ({ acts: cart.ref('acts') }))
    .returning('acts')
    .executeTakeFirstOrThrow()
  const known = listActs(kept)
  if ([act, ...former].some((name) => known.includes(name))) return false
  await held.set({ acts: joinActs({ acts: act }, kept) }).execute()
  return true
}

function listActs({ acts }: Acts): string[] {
  return acts === '' ? [] : acts.split(' ')
}
