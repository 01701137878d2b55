import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { faultsOf } from '../../support/accounts.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()

describe('money that a bank is asked to take back', () => {
  eachDatabase('is given back once', (open) => {
    /** An order that was paid by card, and whose buyer disputes it. */
    const raise = async () => {
      const shop = await openStage(await open(), transports['in process'])
      const { placed, session } = await shop.payByCard()
      await shop.tell(session, { id: 'evt_paid' })
      const { money } = shop.stripe
      const made = money.dispute(shop.stripe.sessions.get(session.id)?.payment_intent ?? '', 2400)
      if (!made) throw new Error('there was nothing to dispute')
      await shop.reconcileMoney()
      const decide = async (status: 'under_review' | 'won' | 'lost') => {
        money.judge(made, status)
        await shop.reconcileMoney()
      }
      const refund = (amount = 2400) =>
        shop.owner.refundOrder({ params: { id: placed.id }, body: { key: crypto.randomUUID(), amount } })
      const books = () => shop.db.read.selectFrom('refunds').select(['source', 'amount']).execute()
      return { ...shop, placed, decide, refund, books }
    }

    test('threat 34: the house refunds nothing while the bank has not decided, neither whole nor in part, and is told why', async () => {
      const shop = await raise()
      for (const status of [undefined, 'under_review'] as const) {
        if (status) await shop.decide(status)
        for (const amount of [2400, 100]) {
          const asked = shop.refund(amount)
          expect([await codeOf(asked), await faultsOf(asked)]).toEqual(['conflict', ['amount']])
          const said = await asked
          expect(said.ok ? [] : said.error.fields?.amount).toEqual([
            'La banque du client examine une contestation de ce paiement : rembourser maintenant le paierait deux fois. Attendez sa décision.',
          ])
        }
      }
      const ended = shop.owner.moveOrder({ params: { id: shop.placed.id }, body: { fulfilment: 'cancelled' } })
      expect([await codeOf(ended), await faultsOf(ended)]).toEqual(['conflict', ['fulfilment']])
      const left = shop.visitor.cancelOrder({ body: { token: shop.placed.token } })
      expect([await codeOf(left), await faultsOf(left)]).toEqual(['conflict', ['fulfilment']])
      expect(await shop.read(shop.placed.id)).toMatchObject({ payment: 'paid', fulfilment: 'new', refunded: 0 })
      expect([await shop.books(), shop.stripe.refunds.length]).toEqual([[], 0])
      await shop.decide('won')
      given(await shop.refund())
      expect(await shop.books()).toEqual([{ source: 'shop', amount: 2400 }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 34: a buyer gives the contract up all the same, and the money of a dispute that is lost is not paid a second time', async () => {
      const shop = await raise()
      const body = { token: shop.placed.token, key: crypto.randomUUID(), lines: [{ line: 0, quantity: 1 }] }
      expect(given(await shop.visitor.withdrawOrder({ body }))).toMatchObject({ state: 'DECLARED', refund: 2400 })
      const answer = () => shop.owner.changeWithdrawal({ params: { id: body.key }, body: { state: 'REFUNDED' } })
      expect(await faultsOf(answer())).toEqual(['state'])
      await shop.decide('lost')
      given(await answer())
      expect(await shop.books()).toEqual([{ source: 'dispute', amount: 2400 }])
      expect(shop.stripe.refunds.length).toBe(0)
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
