import { expect, test } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/accounts.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

/** A shop of twelve bottles whose limit is ten, and what it told a program of its stock. */
async function raise(db: Database) {
  const shop = await openOrderStage(db, transports['in process'])
  const { owner, wine } = shop
  await setParameter(owner, 'STOCK_DISPLAY_LIMIT', '10')
  const staff = transports['in process'](shop.stage)({ siteId: '1', token: shop.stage.tokens['1']?.SUPER_ADMIN })
  given(await staff.createWebhook({ body: { url: 'https://programme.exemple.org/', events: ['stock.low'] } }))
  const told = async () => {
    const rows = await db.read.selectFrom('webhook_deliveries').select(['event', 'thing_id']).where('site_id', '=', '1').execute()
    return rows.map(({ event, thing_id }) => `${event} ${thing_id}`)
  }
  const sell = async (quantity: number) => given(await shop.place(shop.wanted(quantity)))
  const count = async (seen: number, stock: number, limit?: number) =>
    owner.saveStock({ body: { lines: [{ idDeclination: wine.first.id, seen, stock, ...(limit !== undefined && { limit }) }] } })
  return { ...shop, told, sell, count, low: `stock.low ${wine.first.id}` }
}

eachDatabase('stock that runs low', (open) => {
  test('is told once when a sale brings it to its limit, not at each sale below it, and again after it was above', async () => {
    const { told, sell, count, low } = await raise(await open())
    await sell(1)
    expect(await told()).toEqual([])
    await sell(1)
    expect(await told()).toEqual([low])
    await sell(2)
    expect(await told()).toEqual([low])
    given(await count(8, 20))
    expect(await told()).toEqual([low])
    given(await count(20, 9))
    expect(await told()).toEqual([low, low])
  })

  test('goes by the limit of its own, whoever counts it', async () => {
    const { told, sell, count, owner, wine, low } = await raise(await open())
    given(await count(12, 12, 3))
    await sell(6)
    expect(await told()).toEqual([])
    given(await owner.createStockMovement({ body: { idDeclination: wine.first.id, kind: 'INVENTORY', quantity: 3 } }))
    expect(await told()).toEqual([low])
  })

  test('is told to nobody when the sheet that counted it is refused for another line', async () => {
    const { told, owner, wine, left } = await raise(await open())
    const lines = [wine.first.id, 'nulle-part'].map((idDeclination) => ({ idDeclination, seen: 12, stock: 2 }))
    expect(await owner.saveStock({ body: { lines } })).toMatchObject({ ok: false })
    expect([await left(), await told()]).toEqual([12, []])
  })

  test('is the product where the shop counts whole products, and nothing where it counts none', async () => {
    const { told, owner, wine } = await raise(await open())
    await setParameter(owner, 'USE_PRODUCT_STOCK', 'true')
    const fill = async (kind: 'INVENTORY' | 'RECEIPT', quantity: number) =>
      given(await owner.createStockMovement({ body: { idProduct: wine.product.id, kind, quantity } }))
    await fill('INVENTORY', 30)
    await fill('INVENTORY', 5)
    expect(await told()).toEqual([`stock.low ${wine.product.id}`])
    await fill('RECEIPT', 30)
    await setParameter(owner, 'HANDLE_STOCK', 'false')
    await fill('INVENTORY', 2)
    expect(await told()).toHaveLength(1)
  })
})
