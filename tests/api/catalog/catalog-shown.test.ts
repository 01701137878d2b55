import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage } from '../support/trade/shop.ts'

type Act = { on: 0 | 1; kind: 'declare' | 'withdraw' | 'hide' | 'show' | 'remove' | 'pause' | 'offer' }
const acts = fc.array(
  fc.record<Act>({
    on: fc.constantFrom(0, 1),
    kind: fc.constantFrom('declare', 'declare', 'withdraw', 'hide', 'show', 'remove', 'pause', 'offer'),
  }),
  { minLength: 12, maxLength: 24 },
)

eachDatabase('the list of the shop', (open) => {
  test('shows a product exactly while it is in sale and something of it can be bought, whatever an owner does', async () => {
    const { owner, visitor } = await openShopStage(await open(), transports['in process'])
    const before = given(await visitor.listProducts()).total
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const goods = await Promise.all(['Un', 'Deux'].map((name) => create(name)))
        for (const { on, kind } of sequence) await goods[on]?.[kind]()
        const expected = goods.flatMap((one) => (one.isShown() ? [one.id] : [])).sort()
        const { products, total } = given(await visitor.listProducts({ query: { nbItem: 100 } }))
        const ids = products.map(({ id }) => id).filter((id) => goods.some((one) => one.id === id))
        expect(ids.sort()).toEqual(expected)
        expect(total).toBe(before + expected.length)
        for (const one of goods) await one.remove()
      }),
      { numRuns: 8, seed: 63 },
    )

    async function create(name: string) {
      const { id } = given(await owner.createProduct({ body: { name, price: 900 } }))
      const declinations: { id: string; isOnSale: boolean }[] = []
      let isValid = true
      let isThere = true
      const change = async (value: boolean) => {
        if (isThere) given(await owner.changeProduct({ params: { id }, body: { isValid: value } }))
        isValid = value
      }
      /** The last of them that is not so yet. */
      const turn = async (isOnSale: boolean) => {
        const one = isThere ? declinations.findLast((form) => form.isOnSale !== isOnSale) : undefined
        if (!one) return
        given(await owner.changeDeclination({ params: { id: one.id }, body: { isOnSale } }))
        one.isOnSale = isOnSale
      }
      return {
        id,
        isShown: () => isThere && isValid && declinations.some(({ isOnSale }) => isOnSale),
        declare: async () => {
          if (!isThere) return
          const body = { idProduct: id, price: 900, year: 2010 + declinations.length }
          declinations.push({ id: given(await owner.createDeclination({ body })).id, isOnSale: true })
        },
        withdraw: async () => {
          const last = isThere ? declinations.pop() : undefined
          if (last) given(await owner.removeDeclination({ params: { id: last.id } }))
        },
        pause: () => turn(false),
        offer: () => turn(true),
        hide: () => change(false),
        show: () => change(true),
        remove: async () => {
          if (isThere) given(await owner.removeProduct({ params: { id } }))
          isThere = false
        },
      }
    }
  })
})
