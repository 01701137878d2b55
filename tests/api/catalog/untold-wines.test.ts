import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sell, lawfulFacts as told } from '../support/trade/shop.ts'

const glass = {
  maker: 'Verrerie',
  makerContact: 'Passavant, v@v.test',
  brand: '',
  model: 'V1',
  warnings: '',
  guaranteeYears: null,
}
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

    test('keeps a box from visitors until it speaks, and comes into none that they see', async () => {
      const { owner, isShown, stage } = await raise()
      const wine = { name: 'Le Silence', price: 1100, kind: 'rouge' as const }
      const lot = [{ ...bottle, facts: { lot: 'L24-01' } }]
      const silent = await sell(owner, wine, lot)
      const spoken = await sell(owner, { ...wine, name: 'Le Bavard', facts: told }, lot)
      const box = (products: { idDeclination: string; quantity: number }[]) =>
        sell(owner, { type: 'BOX', name: 'Coffret', price: 3000, kind: 'coffret', products })
      const holding = ({ first }: typeof silent) => ({ idDeclination: first.id, quantity: 2 })
      const { product: waiting } = await box([holding(spoken), holding(silent)])
      const { product: shown } = await box([holding(spoken)])
      expect([await isShown(waiting.id), await isShown(shown.id)]).toEqual([false, true])
      const body = { products: [holding(spoken), holding(silent)] }
      const refused = await owner.changeProduct({ params: { id: shown.id }, body })
      expect(refused.ok ? {} : refused.error.fields).toEqual({ products: [expect.stringContaining('« Le Silence »')] })
      given(await owner.changeProduct({ params: { id: silent.product.id }, body: { facts: told } }))
      expect(await isShown(waiting.id)).toBe(true)
      given(await owner.changeProduct({ params: { id: shown.id }, body }))
      // What is no longer sold alone is sold in the box still.
      given(await owner.changeProduct({ params: { id: silent.product.id }, body: { isValid: false } }))
      const mute = await owner.changeProduct({ params: { id: silent.product.id }, body: { facts: { ingredients: '' } } })
      expect(mute.ok ? [] : Object.keys(mute.error.fields ?? {})).toEqual(['facts.ingredients'])
      const look = async () => given(await owner.inspectShop()).silent
      expect(await look()).toMatchObject({ food: { total: 0 }, label: { total: 0 }, goods: { total: 0 } })
      const { id } = silent.product
      // As one that was on sale before wines had to speak first.
      await bindToSite(stage.dependencies.db, '1').inTransaction(async (tx) => {
        await tx.updateTable('products').set({ facts: '{}' }).where('id', '=', id).execute()
        await bumpContentVersion(tx)
      })
      const named = { id, name: 'Le Silence (dans Coffret)' }
      expect((await look()).food).toEqual({ wines: [named, named], total: 2 })
    })

    test('is no thing: a corkscrew says its maker, a juice what is in it, and nothing of a wine is asked of either', async () => {
      const { owner } = await raise()
      const mute = await sell(owner, { name: 'Tire-bouchon', price: 900, kind: 'autre' })
      await sell(owner, { name: 'Verre', price: 900, kind: 'autre', facts: { good: glass } })
      const juice = { ingredients: 'Jus de raisin', denomination: 'Pur jus de raisin', bottler: 'Domaine, Arbois' }
      await sell(owner, { name: 'Jus', price: 900, kind: 'autre', facts: juice })
      const { goods, food, label } = given(await owner.inspectShop()).silent
      expect(goods).toEqual({ wines: [{ id: mute.product.id, name: 'Tire-bouchon' }], total: 1 })
      expect([food.total, label.total]).toEqual([0, 0])
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
