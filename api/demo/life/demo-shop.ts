import type { ShopApi } from '../../contract/index.ts'

export type Happening = { at: Date; happen: (shop: DemoShop) => Promise<void> }

/** The shop as its owner, its member and somebody who comes by see it, and what its clock does. */
export type DemoShop = {
  owner: ShopApi
  member: ShopApi
  buyer: ShopApi
  products: ReadonlyMap<string, string>
  /** Opens the mail of an order, and confirms that it was read. */
  prove: (placed: Placed) => Promise<unknown>
  /** Ends the orders whose money did not come in time. */
  expire: () => Promise<unknown>
}

export type Placed = { id: string; token: string }
export type Act = (shop: DemoShop, placed: Placed) => Promise<unknown>
export type Step = [hours: number, act: Act]

/** What a call answered; the demo's story has no refusals in it. */
export function given<T>(outcome: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (outcome.ok) return outcome.value
  throw new Error(`the demo's trade was refused: ${JSON.stringify(outcome.error)}`)
}
