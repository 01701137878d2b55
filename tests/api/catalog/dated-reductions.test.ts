import { expect, test } from 'vitest'
import { turnReductions } from '#api/catalog/products/turn-reductions.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { faultsOf, given } from '../support/accounts.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sellTold } from '../support/trade/shop.ts'

eachDatabase('reductions with their days', (open) => {
  const openReduced = async () => {
    const db = await open()
    const shop = await openShopStage(db, transports['in process'])
    const rows = bindToSite(db, '1')
    const turn = async (moment: string) => {
      shop.at(moment)
      const site = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test', lang: 'fr' }
      await turnReductions({ ...rows, site, now: new Date(moment), isStopping: () => false })
    }
    shop.at('2026-03-01T09:00:00.000Z')
    const { product, first } = await sellTold(shop.owner, { name: 'Le Geai', price: 2000, kind: 'rouge' }, [{ year: 2023 }])
    shop.at('2026-03-01T10:00:00.000Z')
    const read = async () => {
      const { declination } = given(await shop.visitor.getProduct({ params: { id: product.id } }))
      const [one] = declination
      return [one?.soldAt, one?.reduction?.reference ?? null]
    }
    const ledger = async () => {
      const entries = await rows.read.selectFrom('price_ledger').select('sold_price').orderBy('since').execute()
      return entries.map(({ sold_price }) => sold_price)
    }
    return { ...shop, product, first, turn, read, ledger, rows }
  }

  test('a reduction begins on its first day and is over after its last, with the lawful price struck through and each price in the ledger', async () => {
    const { owner, product, turn, read, ledger, rows } = await openReduced()
    const discount = { type: 'PERCENTAGE' as const, amount: 10, from: '2026-03-10', to: '2026-03-12' }
    given(await owner.changeProduct({ params: { id: product.id }, body: { discount } }))
    expect(await read()).toEqual([2000, null])
    expect(given(await owner.getAdminProduct({ params: { id: product.id } })).discount).toEqual(discount)
    await turn('2026-03-09T22:59:00.000Z')
    expect(await read()).toEqual([2000, null])
    // Midnight in France.
    await turn('2026-03-09T23:00:00.000Z')
    expect(await read()).toEqual([1800, 2000])
    await turn('2026-03-12T22:59:00.000Z')
    expect(await read()).toEqual([1800, 2000])
    await turn('2026-03-12T23:00:00.000Z')
    expect(await read()).toEqual([2000, null])
    expect(await ledger()).toEqual([2000, 1800, 2000])
    const kept = rows.read.selectFrom('products').select(['discount', 'discount_turns_on'])
    expect(await kept.execute()).toEqual([{ discount: '', discount_turns_on: null }])
  })

  test('one of a vintage has days of its own, what is changed meanwhile stays, and days that end before they begin are refused', async () => {
    const { owner, first, product, turn, read } = await openReduced()
    const own = { type: 'EURO' as const, amount: 500, to: '2026-03-05' }
    given(await owner.changeDeclination({ params: { id: first.id }, body: { discount: own } }))
    expect(await read()).toEqual([1500, 2000])
    given(await owner.changeDeclination({ params: { id: first.id }, body: { discount: { type: 'EURO', amount: 400 } } }))
    const backwards = { type: 'EURO' as const, amount: 100, from: '2026-04-02', to: '2026-04-01' }
    const refused = owner.changeProduct({ params: { id: product.id }, body: { discount: backwards } })
    expect(await faultsOf(refused)).toEqual(['discount.to'])
    await turn('2026-03-06T09:00:00.000Z')
    expect((await read())[0]).toBe(1600)
  })
})
