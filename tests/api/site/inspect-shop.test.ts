import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { setParameter } from '../support/trade/shop.ts'

eachDatabase('what the law is judged by', (open) => {
  test('is counted in the shop as it runs, each thing where it is kept', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    shop.at('2026-07-20T10:00:00.000Z')
    const owner = await shop.ownerNow()
    const order = given(await shop.place(shop.wanted(2)))
    given(await owner.recordPayment({ params: { id: order.id }, body: {} }))
    given(await owner.createDiscountCode({ body: { code: 'HIVER', type: 'PERCENTAGE', amount: 35 } }))
    given(await owner.createDiscountCode({ body: { code: 'ETE', type: 'PERCENTAGE', amount: 34 } }))
    const before = given(await owner.inspectShop())
    expect(before.at).toBe('2026-07-20T10:00:00.000Z')
    expect(before.counts).toMatchObject({ wineOrders: 1, deepCodes: 1, paperGaps: 0, lateRefunds: 0, rightsLate: 0 })
    expect(before.counts.papers).toBeGreaterThan(0)

    await bindToSite(shop.stage.db, '1').inTransaction(async (tx) => {
      await tx.updateTable('orders').set({ is_adult_declared: 0 }).execute()
      await tx.updateTable('papers').set({ number: 7 }).execute()
      await tx.updateTable('outbox').set({ failed_at: '2026-07-20T10:00:00.000Z' }).where('kind', 'like', 'order%').execute()
      const request = { kind: 'ACCESS' as const, firstname: 'A', lastname: 'B', email: 'a@b.test', message: '' }
      const asked = {
        id: 'late',
        user_id: null,
        created_at: '2026-05-01T10:00:00.000Z',
        due_on: '2026-06-01',
        answer: '',
        answered_at: null,
      }
      await tx
        .insertInto('rights_requests')
        .values({ ...request, ...asked, state: 'WAITING' })
        .execute()
    })
    const { counts } = given(await owner.inspectShop())
    expect(counts).toMatchObject({ undeclared: 1, rightsWaiting: 1, rightsLate: 1 })
    expect([counts.paperGaps, counts.lostMails].every((count) => count > 0)).toBe(true)
  })

  test('words are read where visitors read them: what is hidden or ended is nobody’s', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const owner = await shop.ownerNow()
    await setParameter(owner, 'SALE_TERMS', 'Aucun retour.')
    const news = { title: 'Un domaine neutre en carbone', date: '2026-01-01' }
    const seen = given(await owner.createNews({ body: { ...news, isValid: true } }))
    given(await owner.createNews({ body: { ...news, isValid: false } }))
    const popup = given(await owner.createPopup({ body: { title: 'Nos vins de fête', isValid: true } }))
    given(await owner.createPopup({ body: { title: 'Nos vins d’hiver', isValid: true, promotesWine: true } }))
    given(await owner.createPopup({ body: { title: 'Nos vins d’été', isValid: true, endsAt: '2020-01-01T00:00:00.000Z' } }))
    const { found, textsRead } = given(await owner.inspectShop())
    expect(found).toEqual([
      { rule: 'noWithdrawal', words: 'Aucun retour', kind: 'parameter', id: 'SALE_TERMS', name: 'Conditions de vente' },
      { rule: 'carbon', words: news.title, kind: 'news', id: seen.id, name: news.title },
      { rule: 'popupWine', words: popup.title, kind: 'popup', id: popup.id, name: popup.title },
    ])
    expect(textsRead).toBeGreaterThanOrEqual(4)
  })

  test('wines that keep silent on their labels are named by the first of them and counted, however many are on sale', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const owner = await shop.ownerNow()
    const before = given(await owner.inspectShop()).silent
    const { product, first } = shop.wine
    const many = 450
    await bindToSite(shop.stage.db, '1').inTransaction(async (tx) => {
      const { site_id: _, ...wine } = await tx
        .selectFrom('products')
        .selectAll()
        .where('id', '=', product.id)
        .executeTakeFirstOrThrow()
      const { site_id: __, ...form } = await tx
        .selectFrom('declinations')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
      for (let n = 0; n < many; n += 1) {
        // Half of them bear one name, so that a page of them ends among equals; one is of before labels had to tell what is in it.
        const name = n % 2 ? 'A le silence' : `A le silence ${String(n).padStart(3, '0')}`
        const own = {
          id: `silent-${n}`,
          kind: 'rouge',
          slug: `silent-${n}`,
          name,
          name_key: name.toLowerCase(),
          is_shown: 1 as const,
        }
        await tx
          .insertInto('products')
          .values({ ...wine, ...own, type: 'WINE', facts: '{}' })
          .execute()
        const lot = { id: `lot-${n}`, product_id: own.id, facts: '{}', year: n === 0 ? 2019 : 2024 }
        await tx
          .insertInto('declinations')
          .values({ ...form, ...lot })
          .execute()
      }
      await bumpContentVersion(tx)
    })
    const { label, food } = given(await owner.inspectShop()).silent
    expect([label.total - before.label.total, food.total - before.food.total]).toEqual([many - 1, many])
    expect(label.wines).toHaveLength(20)
    expect(new Set(label.wines.map(({ name }) => name))).toEqual(new Set(['A le silence']))
  })
})
