import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { ask, asRole, transports } from '../support/stage.ts'
import { openShopStage, sell, setParameter } from '../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`prices ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openShopStage(await open(), transport)

      test('every price a declination had is kept, and a reduction is told from the lowest of the 30 days before', async () => {
        const { owner, visitor, at } = await raise()
        at('2025-11-01T08:00:00.000Z')
        const { product, first } = await sell(owner, { name: 'Premier matin', price: 1100 }, [{ year: 2024 }])
        const set = async (day: string, body: Parameters<typeof owner.changeProduct>[0]['body']) => {
          at(`${day}T08:00:00.000Z`)
          given(await owner.changeProduct({ params: { id: product.id }, body }))
        }
        at('2026-01-20T08:00:00.000Z')
        given(await owner.changeDeclination({ params: { id: first.id }, body: { price: 1000 } }))
        at('2026-01-29T08:00:00.000Z')
        given(await owner.changeDeclination({ params: { id: first.id }, body: { price: 1400 } }))
        await set('2026-02-07', { discount: { type: 'PERCENTAGE', amount: 50 } })
        const seen = async () => given(await visitor.getProduct({ params: { id: product.id } })).declination[0]
        expect(await seen()).toMatchObject({ price: 1400, soldAt: 700, reduction: { reference: 1000, percent: 30 } })
        await set('2026-02-08', { name: 'Premier matin rosé' })
        await set('2026-02-09', { discount: null })
        expect(await seen()).toMatchObject({ price: 1400, soldAt: 1400, reduction: null })
        const { entries } = given(await owner.listLedgerEntries({ query: { declination: first.id } }))
        expect(entries.map(({ price, soldAt, since }) => [price, soldAt, since.slice(5, 10)])).toEqual([
          [1400, 1400, '02-09'],
          [1400, 700, '02-07'],
          [1400, 1400, '01-29'],
          [1000, 1000, '01-20'],
          [1100, 1100, '11-01'],
        ])
      })

      test('a price put up to be struck through is not struck through', async () => {
        const { owner, visitor, at } = await raise()
        at('2025-11-01T08:00:00.000Z')
        const { product, first } = await sell(owner, { name: 'Zéphyr', price: 1000 })
        at('2026-02-19T08:00:00.000Z')
        given(await owner.changeDeclination({ params: { id: first.id }, body: { price: 1500 } }))
        at('2026-02-20T08:00:00.000Z')
        const discount = { type: 'EURO' as const, amount: 500 }
        given(await owner.changeDeclination({ params: { id: first.id }, body: { discount } }))
        const [shown] = given(await visitor.getProduct({ params: { id: product.id } })).declination
        expect(shown).toMatchObject({ soldAt: 1000, reduction: null })
      })

      test('what a product starts at follows its declinations, and is what the list is ordered by', async () => {
        const { owner, visitor } = await raise()
        const { product, declinations } = await sell(owner, { name: 'Un', price: 3000 }, [{}, { price: 900 }])
        await sell(owner, { name: 'Deux', price: 2000 })
        const names = async () => given(await visitor.listProducts()).products.map(({ name }) => name)
        const low = async () => given(await owner.getAdminProduct({ params: { id: product.id } })).lowPrice
        expect([await low(), ...(await names())]).toEqual([900, 'Un', 'Deux'])
        given(await owner.removeDeclination({ params: { id: declinations[1]?.id ?? '' } }))
        expect([await low(), ...(await names())]).toEqual([3000, 'Deux', 'Un'])
        given(await owner.changeProduct({ params: { id: product.id }, body: { discount: { type: 'PERCENTAGE', amount: 50 } } }))
        expect([await low(), ...(await names())]).toEqual([1500, 'Un', 'Deux'])
      })

      test('an owner cannot give a discount that is none, nor a price that is no price', async () => {
        const { owner } = await raise()
        const make = (body: object) => codeOf(owner.createProduct({ body: { name: 'Un', price: 100, ...body } }))
        expect(await make({ discount: { type: 'PERCENTAGE', amount: 101 } })).toBe('invalid')
        expect(await make({ discount: { type: 'PERCENTAGE', amount: 0 } })).toBe('invalid')
        expect(await make({ price: -1 })).toBe('invalid')
        expect(await make({ price: 12.5 })).toBe('invalid')
        expect(await make({ discount: { type: 'EURO', amount: 5000 } })).toBe('ok')
      })
    })
  })
}

eachDatabase('hidden prices', (open) => {
  test('[P-02] threat 72: with HIDE_PRICES on no answer holds a price, and no filter or order tells one', async () => {
    const { owner, visitor, stage } = await openShopStage(await open(), transports.HTTP)
    const wine = { price: 7001, discount: { type: 'EURO' as const, amount: 1003 } }
    const first = await sell(owner, { name: 'Zéphyr', ...wine }, [{ price: 6007 }, {}])
    await sell(owner, { name: 'Abbesse', price: 9009 })
    const paths = [
      '/product',
      `/product/${first.product.id}`,
      `/v2/product/recommended/${first.product.id}`,
      '/product?orderBy=-price',
    ]
    const read = async () => {
      const answers = await Promise.all(paths.map((path) => ask(stage, path, { headers: asRole(stage, 'VISITOR') })))
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
      return answers.map(({ text }) => text).join('\n')
    }
    // Four figures of an id are no price.
    const prices = /(?<![\da-f-])(?:7001|6007|9009|1003|5998|5004)(?![\da-f-])/
    expect(await read()).toMatch(prices)
    await setParameter(owner, 'HIDE_PRICES', 'true')
    expect(await read()).not.toMatch(prices)
    const names = async (orderBy: '-price' | 'price') =>
      given(await visitor.listProducts({ query: { orderBy } })).products.map(({ name }) => name)
    expect([await names('price'), await names('-price')]).toEqual([
      ['Abbesse', 'Zéphyr'],
      ['Zéphyr', 'Abbesse'],
    ])
    for (const query of [{ price: 'lt:8000' }, { minPrice: '1' }, { maxPrice: '9000' }]) {
      expect(await codeOf(visitor.listProducts({ query }))).toBe('invalid')
    }
    await setParameter(owner, 'HIDE_PRICES', 'false')
    expect(await read()).toMatch(prices)
  })
})
