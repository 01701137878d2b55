import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, sell, setParameter } from '../../support/trade/shop.ts'

eachDatabase('what was found before', (open) => {
  test('is shown as it stands once anything of it was changed, by whatever call', async () => {
    const { owner, visitor } = await openShopStage(await open(), transports['in process'])
    given(await owner.changeSite({ body: { isECommerce: true } }))
    await setParameter(owner, 'HANDLE_STOCK', 'true')
    const { product, first } = await sell(owner, { name: 'Abbesse', price: 900 }, [{ price: 900 }, { price: 1900 }])
    const tag = given(await owner.createTag({ body: { label: 'Vieilles vignes' } }))
    const params = { id: product.id }
    const ofForm = { id: first.id }
    const isSaid = async () => {
      const found = given(await visitor.searchSite({ query: { q: 'abbesse' } })).results.map(({ product: goods }) => goods)
      const shown = given(await visitor.listProducts({ query: {} })).products.filter(({ name }) => name.startsWith('Abbesse'))
      expect(found).toEqual(shown)
      return JSON.stringify(found)
    }
    const changes = {
      price: () => owner.changeDeclination({ params: ofForm, body: { price: 1100 } }),
      stock: () => owner.saveStock({ body: { lines: [{ idDeclination: first.id, seen: 0, stock: 2 }] } }),
      name: () => owner.changeProduct({ params, body: { name: 'Abbesse rouge' } }),
      tag: () => owner.changeProduct({ params, body: { tags: [tag.id] } }),
      'name of a tag': () => owner.changeTag({ params: { id: tag.id }, body: { label: 'Très vieilles vignes' } }),
      reduction: () => owner.changeProduct({ params, body: { discount: { type: 'PERCENTAGE', amount: 10 } } }),
      'size that goes': () => owner.removeDeclination({ params: ofForm }),
    }
    let before = await isSaid()
    for (const [what, change] of Object.entries(changes)) {
      expect((await change()).ok, what).toBe(true)
      const after = await isSaid()
      expect(after, what).not.toBe(before)
      before = after
    }
    given(await owner.removeProduct({ params }))
    expect(await isSaid()).toBe('[]')
  })
})
