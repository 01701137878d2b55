import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sell, lawfulFacts as told } from '../support/trade/shop.ts'

const bottle = { year: 2024, capacity: 75, capacityUnit: 'cl' as const }

describe('a wine that does not say what the law wants said', () => {
  eachDatabase('before a sale', (open) => {
    const raise = async () => {
      const shop = await openShopStage(await open(), transports['in process'])
      const isShown = async (id: string) => given(await shop.owner.getAdminProduct({ params: { id } })).isShown
      return { ...shop, isShown }
    }

    test('is seen by nobody until it does, fact by fact', async () => {
      const { owner, isShown, visitor } = await raise()
      const { product } = await sell(owner, { name: 'Le Silence', price: 1100, kind: 'rouge' }, [bottle])
      const { id } = product
      expect(await isShown(id)).toBe(false)
      expect(given(await visitor.listProducts({ query: { slug: product.slug } })).total).toBe(0)
      for (const [name, fact] of Object.entries(told)) {
        expect(await isShown(id)).toBe(false)
        given(await owner.changeProduct({ params: { id }, body: { facts: { [name]: fact } } }))
      }
      expect(await isShown(id)).toBe(true)
      expect(given(await visitor.listProducts({ query: { slug: product.slug } })).total).toBe(1)
    })

    test('may keep silent on what an older vintage need not say, and on its lot; an appellation is an origin', async () => {
      const { owner, isShown } = await raise()
      const { ingredients: _, nutrition: __, origin: ___, ...older } = told
      const wine = { name: 'Savagnin', price: 1500, kind: 'blanc' as const, facts: { ...older, appellation: 'Arbois' } }
      expect(await isShown((await sell(owner, wine, [{ ...bottle, year: 2022 }])).product.id)).toBe(true)
      expect(await isShown((await sell(owner, wine, [bottle])).product.id)).toBe(false)
      const { year } = bottle
      expect(await isShown((await sell(owner, { ...wine, facts: told }, [{ year }])).product.id)).toBe(false)
    })

    test('stays where visitors see it already, and gains no silent vintage; what is no wine has nothing to say', async () => {
      const { owner, isShown, stage } = await raise()
      const { product } = await sell(owner, { name: 'Ancien', price: 900, kind: 'rouge' }, [bottle])
      const site = bindToSite(stage.dependencies.db, '1')
      await site.inTransaction((tx) => tx.updateTable('products').set({ is_shown: 1 }).where('id', '=', product.id).execute())
      given(await owner.changeProduct({ params: { id: product.id }, body: { price: 950 } }))
      expect(await isShown(product.id)).toBe(true)
      const more = await owner.createDeclination({ body: { idProduct: product.id, ...bottle, facts: { alcohol: 120 } } })
      expect(more.ok ? [] : Object.keys(more.error.fields ?? {}).sort()).toEqual([
        'facts.allergens',
        'facts.bottler',
        'facts.ingredients',
        'facts.nutrition',
        'facts.origin',
      ])
      expect(await isShown((await sell(owner, { name: 'Tire-bouchon', price: 900, kind: 'autre' })).product.id)).toBe(true)
    })

    test('keeps what is said of it while visitors see it: emptied, turned into a newer vintage or into no wine and back, it is refused', async () => {
      const { owner, isShown, visitor } = await raise()
      const wine = {
        name: 'Le Bavard',
        price: 1100,
        kind: 'rouge' as const,
        facts: { ...told, ingredients: '', nutrition: null },
      }
      const { product, declinations } = await sell(owner, wine, [{ ...bottle, year: 2022 }])
      const params = { id: product.id }
      const of = { params: { id: declinations[0]?.id ?? '' } }
      const gaps = (outcome: { ok: boolean; error?: { fields?: object } }) =>
        outcome.ok ? [] : Object.keys(outcome.error?.fields ?? {})
      expect(gaps(await owner.changeProduct({ params, body: { facts: { alcohol: null, allergens: [] } } }))).toEqual([
        'facts.alcohol',
        'facts.allergens',
      ])
      expect(gaps(await owner.changeDeclination({ ...of, body: { year: 2025 } }))).toEqual([
        'facts.ingredients',
        'facts.nutrition',
      ])
      given(await owner.changeProduct({ params, body: { isValid: false } }))
      given(await owner.changeProduct({ params, body: { facts: { alcohol: null } } }))
      given(await owner.changeProduct({ params, body: { kind: 'autre', isValid: true } }))
      expect(gaps(await owner.changeProduct({ params, body: { kind: 'jaune' } }))).toEqual(['facts.alcohol'])
      given(await owner.changeProduct({ params, body: { isValid: false } }))
      given(await owner.changeProduct({ params, body: { kind: 'jaune', isValid: true } }))
      expect(await isShown(product.id)).toBe(false)
      // Whoever knows its number buys it no more than whoever looks for it.
      const body = { products: [{ idProduct: product.id, idDeclination: of.params.id, quantity: 1 }] }
      expect((await visitor.createCart({ body })).ok).toBe(false)
    })
  })
})
