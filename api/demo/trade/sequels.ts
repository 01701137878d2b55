import { type Act, given, type Step } from '../life/demo-shop.ts'
import type { Sequel } from './orders.ts'

const broken = 'Une bouteille est arrivée cassée au fond du carton ; les autres vont bien.'
const tilted = 'Le carton était ouvert et deux étiquettes sont déchirées. Je vous envoie des photos dès ce soir.'
const answer =
  'Bonjour, nous en sommes désolés. La bouteille vous est remboursée aujourd’hui ; gardez les autres, et merci de nous l’avoir dit.'

/** What comes after an order has reached its buyer, so many hours after it was placed. */
export function listSequel(sequel: Sequel | undefined, arrived: number): Step[] {
  if (sequel === undefined) return []
  const sequels: Record<Sequel, () => Step[]> = {
    withdrawn: () => [[arrived + 90, giveUp(1, 3).declare]],
    brought_back: () => {
      const { declare, receive } = giveUp(0, 3)
      return [
        [arrived + 48, declare],
        [arrived + 140, receive],
      ]
    },
    claimed: () => [[arrived + 30, complain(tilted).claim]],
    answered: () => {
      const { claim, settle } = complain(broken)
      return [
        [arrived + 4, claim],
        [arrived + 22, settle],
      ]
    },
  }
  return sequels[sequel]()
}

/** So many bottles of a line are given up, and come back whole. */
function giveUp(line: number, quantity: number): { declare: Act; receive: Act } {
  const key = crypto.randomUUID()
  const lines = [{ line, quantity }]
  return {
    declare: async ({ buyer }, { token }) => given(await buyer.withdrawOrder({ body: { token, key, lines } })),
    receive: async ({ owner }) =>
      given(await owner.changeWithdrawal({ params: { id: key }, body: { state: 'RECEIVED', restock: lines } })),
  }
}

/** A buyer tells what came broken; the house answers, and pays back one bottle of the first line. */
function complain(message: string): { claim: Act; settle: Act } {
  const key = crypto.randomUUID()
  return {
    claim: async ({ buyer }, { token }) => given(await buyer.makeClaim({ body: { token, key, kind: 'BREAKAGE', message } })),
    settle: async ({ owner }, { id }) => {
      given(await owner.answerClaim({ params: { id: key }, body: { answer } }))
      const { lines } = given(await owner.getAdminOrder({ params: { id } }))
      const amount = lines[0]?.unitPrice ?? 0
      const body = { key: crypto.randomUUID(), amount, reason: 'Une bouteille cassée dans le transport' }
      return given(await owner.refundOrder({ params: { id }, body }))
    },
  }
}
