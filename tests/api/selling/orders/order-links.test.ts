import { describe, expect, test } from 'vitest'
import { openSealing } from '#api/platform/outside/sealing.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { sealOrderTokens } from '#api/selling/order-jobs/seal-order-tokens.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { dumpTables } from '../../support/dump-tables.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage, readMails } from '../../support/trade/orders.ts'

describe('the link that opens an order', () => {
  eachDatabase('links of orders', (open) => {
    const raise = async () => openOrderStage(await open(), transports['in process'])
    const follow = (shop: OrderStage, token: string) => shop.visitor.followOrder({ body: { token } })

    test('threat 23: no row of the database opens an order, and the mail to its buyer does', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      expect(await dumpTables(shop.db)).not.toContain(placed.token)
      const { token_hash, token_sealed } = await shop.db.read
        .selectFrom('orders')
        .select(['token_hash', 'token_sealed'])
        .where('id', '=', placed.id)
        .executeTakeFirstOrThrow()
      expect(token_hash).toBe(hashToken(placed.token))
      for (const stolen of [token_hash, token_sealed, token_hash.slice(0, 43), ''])
        expect(await codeOf(follow(shop, stolen))).not.toBe('ok')
      const mails = await readMails(shop, placed.reference)
      const link = mails.flatMap((text) => /\/suivi\/([\w-]{43})/.exec(text)?.[1] ?? []).at(0) ?? ''
      expect(given(await follow(shop, link)).reference).toBe(placed.reference)
      expect(JSON.stringify(given(await shop.owner.getAdminOrder({ params: { id: placed.id } })))).not.toContain(placed.token)
      expect(JSON.stringify(given(await shop.owner.listOrders({ query: {} })))).not.toContain(placed.token)
    })

    test('an order from before keeps its link, and holds it as it is no longer', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      const plain = { token_hash: placed.token, token_sealed: '' }
      await shop.db.inTransaction((tx) => tx.updateTable('orders').set(plain).where('id', '=', placed.id).execute())
      expect(given(await follow(shop, placed.token)).reference).toBe(placed.reference)
      await sealOrderTokens(shop.till())
      expect(await dumpTables(shop.db)).not.toContain(placed.token)
      expect(given(await follow(shop, placed.token)).reference).toBe(placed.reference)
      expect((await readMails(shop, placed.reference)).join()).toContain(`/suivi/${placed.token}`)
    })

    test('where the key is gone, links that were sent still open the order, and mails lead to the page that finds it', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      shop.stage.dependencies.sealing = openSealing(['another secret of more than thirty-two letters'])
      expect(given(await follow(shop, placed.token)).reference).toBe(placed.reference)
      const [told = ''] = (await readMails(shop, placed.reference)).filter((text) => text.includes('/suivi'))
      expect(told).toMatch(/\/suivi(?![/\w])/)
    })
  })
})
