import { describe, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { countQueries } from '../support/count-queries.ts'
import { imageRow } from '../support/media/media.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sell, sellTold } from '../support/trade/shop.ts'

const bottle = { capacity: 75, capacityUnit: 'cl' as const }

for (const [way, transport] of Object.entries(transports)) {
  describe(`the catalogue ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openShopStage(await open(), transport)

      test('[A-03] [E-02] [E-03] [E-04] a wine is sold by vintage and size, with its variations, its facts and its discount', async () => {
        const { owner, visitor } = await raise()
        const dressing = given(await owner.createVariation({ body: { label: 'habillage', displayLabel: 'Étui' } }))
        expect(given(await visitor.listVariations())).toEqual([{ id: dressing.id, label: 'habillage', displayLabel: 'Étui' }])
        const { product } = await sellTold(
          owner,
          {
            name: 'Clos de l’Abbesse',
            price: 2400,
            reference: 'ABB',
            kind: 'rouge',
            sellByMultipleOf: 3,
            variations: [dressing.id],
            facts: { appellation: 'Arbois', alcohol: 125 },
            discount: { type: 'PERCENTAGE', amount: 10 },
          },
          [
            { year: 2021, ...bottle, facts: { lot: 'L21' } },
            { year: 2020, ...bottle, price: 2700, discount: { type: 'EURO', amount: 200 } },
            { year: 2021, capacity: 1.5, capacityUnit: 'L', price: 5200, setQuantity: 2, sellByMultipleOf: 1 },
          ],
        )
        const [first, second, third] = given(await owner.listAdminDeclinations({ query: { product: product.id } })).declinations
        given(
          await owner.changeDeclination({
            params: { id: third?.id ?? '' },
            body: { variations: [{ id: dressing.id, label: 'bois' }] },
          }),
        )
        const seen = given(await visitor.getProduct({ params: { id: product.id } }))
        expect(seen).toMatchObject({
          id: product.id,
          idProduct: product.id,
          slug: 'clos-de-l-abbesse',
          type: { type: 'WINE' },
          isVintage: true,
          price: 2400,
          hasShippingFees: true,
          sellByMultipleOf: 3,
          reference: 'ABB',
          products: [],
          discount: { type: 'PERCENTAGE', amount: 10, detailType: 'PRODUCTS' },
          facts: { appellation: 'Arbois', alcohol: 125, lot: '' },
          variations: [{ id: dressing.id, displayLabel: 'Étui' }],
        })
        const shared = { capacityUnit: 'cl', capacity: 75, setQuantity: 1, sellByMultipleOf: 3 }
        expect(seen.declination).toMatchObject([
          { id: first?.id, year: 2021, price: 2400, soldAt: 2160, ...shared, facts: { appellation: 'Arbois', lot: 'L21' } },
          { id: second?.id, year: 2020, price: 2700, soldAt: 2500, ...shared, discount: { type: 'EURO', amount: 200 } },
          {
            id: third?.id,
            year: 2021,
            price: 5200,
            soldAt: 4680,
            capacity: 1.5,
            capacityUnit: 'L',
            setQuantity: 2,
            sellByMultipleOf: 1,
            variations: [{ id: dressing.id, label: 'bois' }],
          },
        ])
      })

      test('[E-02] a box says which bottles it holds, and holds no box', async () => {
        const { owner, visitor } = await raise()
        const red = await sell(owner, { name: 'La Combe', price: 1650 }, [{ year: 2023, ...bottle }])
        const facts = { alcohol: 125, allergens: ['SULPHITES' as const] }
        const white = await sell(owner, { name: 'Les Murgers', price: 1800, facts }, [{ year: 2022, ...bottle }])
        const products = [
          { idDeclination: white.first.id, quantity: 1 },
          { idDeclination: red.first.id, quantity: 2 },
        ]
        const box = await sell(owner, { name: 'La Découverte', type: 'BOX', kind: 'coffret', price: 4900, products })
        const seen = given(await visitor.getProduct({ params: { id: box.product.id } }))
        expect(seen).toMatchObject({ type: { type: 'BOX' }, isVintage: false })
        expect(seen.products).toEqual([
          {
            id: white.first.id,
            idDeclination: white.first.id,
            idProduct: white.product.id,
            name: 'Les Murgers',
            slug: 'les-murgers',
            year: 2022,
            ...bottle,
            quantity: 1,
            alcohol: 125,
            allergens: ['SULPHITES'],
          },
          {
            id: red.first.id,
            idDeclination: red.first.id,
            idProduct: red.product.id,
            name: 'La Combe',
            slug: 'la-combe',
            year: 2023,
            ...bottle,
            quantity: 2,
            alcohol: null,
            allergens: [],
          },
        ])
        const inside = (idDeclination: string) =>
          codeOf(owner.changeProduct({ params: { id: box.product.id }, body: { products: [{ idDeclination, quantity: 1 }] } }))
        expect(await inside(box.first.id)).toBe('invalid')
        expect(await inside('nowhere')).toBe('invalid')
        const asWine = owner.changeProduct({ params: { id: red.product.id }, body: { products } })
        expect(await codeOf(asWine)).toBe('invalid')
      })

      test('[A-28] [E-05] the list is narrowed by name, kind, tags, words, vintage and price, and says how many there are', async () => {
        const { owner, visitor } = await raise()
        const gift = given(await owner.createTag({ body: { label: 'À offrir' } }))
        const organic = given(await owner.createTag({ body: { label: 'Bio' } }))
        await sellTold(
          owner,
          { name: 'Élégance', price: 900, kind: 'blanc', tags: [organic.id], facts: { grapes: 'Savagnin' } },
          [{ year: 2020 }, { year: 2022, price: 1300 }],
        )
        await sellTold(owner, { name: 'abbesse', price: 2400, kind: 'rouge', tags: [gift.id, organic.id] }, [{ year: 2021 }])
        await sellTold(owner, { name: 'Zéphyr', price: 1500, kind: 'rouge', reference: 'ZEP_1' }, [{ year: 2021 }])
        await sell(owner, { name: 'Trois', price: 4000, kind: 'coffret', type: 'BOX' })
        const find = async (query: Record<string, string>) => {
          const { products, total } = given(await visitor.listProducts({ query }))
          return `${products.map(({ name }) => name).join(' ')} ${total}`
        }
        expect(await find({})).toBe('Élégance Zéphyr abbesse Trois 4')
        expect(await find({ orderBy: '-price' })).toBe('Trois abbesse Zéphyr Élégance 4')
        expect(await find({ orderBy: 'name' })).toBe('abbesse Élégance Trois Zéphyr 4')
        expect(await find({ nbItem: '2', page: '2' })).toBe('abbesse Trois 4')
        expect(await find({ name: 'elegance' })).toBe('Élégance 1')
        expect(await find({ name: 'lk:É' })).toBe('Élégance Zéphyr abbesse 3')
        expect(await find({ kind: 'rouge' })).toBe('Zéphyr abbesse 2')
        expect(await find({ kind: 'blanc,coffret' })).toBe('Élégance Trois 2')
        expect(await find({ kind: 'BOX' })).toBe('Trois 1')
        expect(await find({ tags: 'bio' })).toBe('Élégance abbesse 2')
        expect(await find({ tags: 'a-offrir' })).toBe('abbesse 1')
        expect(await find({ tags: 'a-offrir,bio', kind: 'blanc' })).toBe('Élégance 1')
        expect(await find({ search: 'SAVAGNIN élé' })).toBe('Élégance 1')
        expect(await find({ search: 'zep_1' })).toBe('Zéphyr 1')
        expect(await find({ search: '%' })).toBe('Élégance Zéphyr abbesse Trois 4')
        expect(await find({ vintage: '2022' })).toBe('Élégance 1')
        expect(await find({ vintage: 'gte:2021' })).toBe('Élégance Zéphyr abbesse 3')
        expect(await find({ minPrice: '1500', maxPrice: '2400' })).toBe('Zéphyr abbesse 2')
        expect(await find({ price: 'lt:1000', tags: '', name: '' })).toBe('Élégance 1')
        expect(await find({ slug: 'zephyr' })).toBe('Zéphyr 1')
        expect(await codeOf(visitor.listProducts({ query: { kind: 'lk:rou' } }))).toBe('invalid')
        expect(await codeOf(visitor.listProducts({ query: { colour: 'rouge' } as object }))).toBe('unreadable')
        expect(given(await visitor.listProductFacets())).toEqual({
          kinds: ['rouge', 'blanc', 'coffret'],
          tags: [gift, organic].map(({ id, slug, label }) => ({ id, slug, label })),
          meals: [],
          years: [2022, 2021, 2020],
        })
      })

      test('a product is seen when it is in sale and has something to buy; an address is freed with it', async () => {
        const { owner, visitor, as } = await raise()
        const { product, first } = await sell(owner, { name: 'Les Murgers', price: 1800 })
        const get = () => codeOf(visitor.getProduct({ params: { id: product.id } }))
        expect(await get()).toBe('ok')
        given(await owner.changeProduct({ params: { id: product.id }, body: { isValid: false } }))
        expect(await get()).toBe('not_found')
        given(await owner.changeProduct({ params: { id: product.id }, body: { isValid: true } }))
        given(await owner.removeDeclination({ params: { id: first.id } }))
        expect(await get()).toBe('not_found')
        expect((await sell(owner, { name: 'Les Murgers', price: 1 })).product.slug).toBe('les-murgers-2')
        expect(await codeOf(owner.createProduct({ body: { name: 'x', price: 1, slug: 'les-murgers' } }))).toBe('invalid')
        given(await owner.removeProduct({ params: { id: product.id } }))
        expect(given(await owner.createProduct({ body: { name: 'x', price: 1, slug: 'les-murgers' } })).slug).toBe('les-murgers')
        expect(await codeOf(as('ADMIN', '2').changeProduct({ params: { id: product.id }, body: {} }))).toBe('not_found')
        expect(await codeOf(as('MEMBER').createProduct({ body: { name: 'x', price: 1 } }))).toBe('forbidden')
      })

      test('a picture that a product shows cannot be taken away', async () => {
        const { owner, stage } = await raise()
        const pictures = ['photo-un', 'photo-deux', 'photo-trois'].map((id) => ({ site_id: '1', ...imageRow(id) }))
        await stage.db.inTransaction((tx) => tx.insertInto('images').values(pictures).execute())
        const { product } = await sell(owner, { name: 'Un', price: 1000, images: ['photo-un'] }, [{ idImage: 'photo-deux' }])
        const remove = (id: string) => codeOf(owner.removeImage({ params: { id } }))
        const uses = async (id: string) => given(await owner.getImage({ params: { id } })).uses
        expect(await uses('photo-un')).toEqual([{ kind: 'product', id: product.id, title: 'Un' }])
        expect(await uses('photo-deux')).toEqual([{ kind: 'product', id: product.id, title: 'Un' }])
        expect([await remove('photo-un'), await remove('photo-deux'), await remove('photo-trois')]).toEqual([
          'conflict',
          'conflict',
          'ok',
        ])
        given(await owner.changeProduct({ params: { id: product.id }, body: { images: [] } }))
        expect(await remove('photo-un')).toBe('ok')
      })

      test('[A-20] [E-16] advised products are the owner’s, else others of the same family; meals have their icons', async () => {
        const { owner, visitor, stage } = await raise()
        const rouge = { kind: 'rouge' as const, price: 1000 }
        const one = await sellTold(owner, { name: 'Un', ...rouge })
        const two = await sellTold(owner, { name: 'Deux', ...rouge })
        const three = await sellTold(owner, { name: 'Trois', kind: 'blanc', price: 900 })
        const advised = async () => {
          const { products } = given(await visitor.listRecommendedProducts({ params: { id: one.product.id } }))
          return products.map(({ name }) => name)
        }
        expect(await advised()).toEqual(['Deux', 'Trois'])
        const recommended = [three.product.id]
        given(await owner.changeProduct({ params: { id: one.product.id }, body: { recommended } }))
        expect(await advised()).toEqual(['Trois'])
        const own = owner.changeProduct({ params: { id: two.product.id }, body: { recommended: [two.product.id] } })
        expect(await codeOf(own)).toBe('invalid')
        expect(await codeOf(owner.createMealIcon({ body: { label: 'Poisson', idImage: 'nowhere' } }))).toBe('invalid')
        await stage.db.inTransaction((tx) =>
          tx
            .insertInto('images')
            .values({
              site_id: '1',
              ...imageRow('poisson', { external_type: 'art', external_path: '/art/meal-poisson.svg' }),
            } as never)
            .execute(),
        )
        const icon = given(await owner.createMealIcon({ body: { label: 'Poisson', idImage: 'poisson' } }))
        expect(given(await visitor.listMealIcons())).toEqual([{ id: icon.id, label: 'Poisson', icon: '/art/meal-poisson.svg' }])
        const meals = [{ idMealIcon: icon.id, label: 'Truite du lac' }]
        given(await owner.changeProduct({ params: { id: one.product.id }, body: { meals } }))
        expect(given(await visitor.getProduct({ params: { id: one.product.id } })).meals).toEqual(meals)
      })
    })
  })
}

eachDatabase('the catalogue', (open) => {
  test('asks the database as often for sixty products as for two, whatever hangs on them', async () => {
    const { db, asked } = countQueries(await open())
    const { owner, visitor } = await openShopStage(db, transports['in process'])
    const tag = given(await owner.createTag({ body: { label: 'Bio' } }))
    const wine = { price: 1000, tags: [tag.id], discount: { type: 'PERCENTAGE' as const, amount: 5 } }
    const { first } = await sell(owner, { name: 'Premier', ...wine }, [{ year: 2020 }, { year: 2021 }])
    const parts = [{ idDeclination: first.id, quantity: 6 }]
    await sell(owner, { name: 'Coffret', type: 'BOX', price: 5000, products: parts })
    const count = async () => {
      // Who the site is stays known for a second: asked for before the counting begins, and the second does not pass.
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
      given(await visitor.listProducts())
      const before = asked()
      const { products } = given(await visitor.listProducts())
      clock.mockRestore()
      return { products: products.length, queries: asked() - before }
    }
    const few = await count()
    for (let made = 0; made < 58; made += 1)
      await sell(owner, { name: `Vin ${made}`, ...wine, ...(made % 9 === 0 && { type: 'BOX', products: parts }) })
    const many = await count()
    expect([few.products, many.products]).toEqual([2, 60])
    expect(many.queries).toBe(few.queries)
    expect(many.queries).toBeLessThan(16)
  })

  test('[A-28] a site without a shop has no products to tell of', async () => {
    const { owner, visitor } = await openShopStage(await open(), transports['in process'])
    const { product } = await sell(owner, { name: 'Un', price: 1000 })
    given(await owner.changeSite({ body: { isECommerce: false } }))
    const byId = { params: { id: product.id } }
    const answers = await Promise.all([
      visitor.listProducts(),
      visitor.getProduct(byId),
      visitor.listProductFacets(),
      visitor.listRecommendedProducts(byId),
      visitor.readQuantities({ body: { products: [{ id: product.id }] } }),
    ])
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual(Array(5).fill('not_found'))
  })
})
