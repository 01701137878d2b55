import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'
import { expectSameLedger, liveOnce, openDice } from '../../support/trade/stripe-life.ts'

const openStage = paymentStages()
const lives = process.env.LONG ? 1000 : 20
const seed = Number(process.env.SEED ?? 20_261_124)
/** A shop of so many orders: it is looked at as a whole after each of them. */
const perShop = 10

describe('lives of payments', () => {
  eachDatabase('at Stripe', (open) => {
    test(`books are Stripe's ledger to the cent after ${lives} lives (seed ${seed})`, { timeout: 3_600_000 }, async () => {
      for (let life = 0; life < lives; ) {
        const shop = await openStage(await open(), transports['in process'], 1000)
        for (const end = Math.min(life + perShop, lives); life < end; life += 1) {
          await liveOnce(shop, openDice(seed + life))
          await expectSameLedger(shop)
        }
      }
      if (process.env.LONG) process.stdout.write(`lives ${lives}, seed ${seed}\n`)
      expect(lives).toBeGreaterThan(0)
    })
  })
})
