import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { demoPictures } from '#api/demo/pictures.ts'
import { fillAwards } from '#api/demo/seed-writings.ts'
import { seedShop } from '#api/demo/shop/seed-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, setParameter } from '../support/trade/shop.ts'

const browse = async (api: ShopApi, query: Record<string, string | number> = {}) =>
  given(await api.browseProducts({ query: { nbItem: 100, ...query } as never }))
const names = ({ products }: Awaited<ReturnType<typeof browse>>) => products.map(({ name }) => name)

for (const [way, transport] of Object.entries(transports))
  eachDatabase(`the shelves as a visitor narrows them, ${way}`, (open) => {
    async function raise() {
      const shop = await openShopStage(await open(), transport)
      await bindToSite(shop.stage.db, '1').inTransaction(async (tx) => {
        const now = new Date('2026-11-01T00:00:00Z')
        await tx.insertInto('images').values(demoPictures(now)).execute()
        await seedShop(tx, now)
        await fillAwards(tx, now)
      })
      return shop
    }

    test('each choice finds as many as was said of it before, alone and beside another', async () => {
      const { visitor } = await raise()
      for (const before of [{}, { famille: 'rouge' }, { plat: 'fromage', signe: 'bio' }] as Record<string, string>[]) {
        const { facets } = await browse(visitor, before)
        for (const { facet, values } of facets) {
          for (const { value, count } of values) {
            const { total, products } = await browse(visitor, { ...before, [facet]: value })
            expect([before, facet, value, total, products.length]).toEqual([before, facet, value, count, count])
          }
        }
      }
    })

    test('narrow by grape, appellation, dish, size, award and what was typed, slips forgiven', async () => {
      const { visitor } = await raise()
      expect(names(await browse(visitor, { cepage: 'trousseau' })).toSorted()).toEqual([
        'Feu d’automne',
        'Le Grand Foudre',
        'Trois d’un coup',
      ])
      const demeter = ['Clos de l’Abbesse', 'Les Marnes grises']
      expect(names(await browse(visitor, { signe: 'biodynamie' })).toSorted()).toEqual(demeter)
      expect(names(await browse(visitor, { search: 'biodynamique' })).toSorted()).toEqual(demeter)
      expect(names(await browse(visitor, { format: '150' })).toSorted()).toEqual([
        'Clos de l’Abbesse',
        'La Combe au Geai',
        'Le Chai',
      ])
      expect(names(await browse(visitor, { signe: 'prime' }))).toHaveLength(4)
      expect(names(await browse(visitor, { appellation: 'cremant-du-jura', search: 'chardonay' })).toSorted()).toEqual([
        'Matin d’hiver',
        'Nuit claire',
      ])
      const range = await browse(visitor, { minPrice: '2000', maxPrice: '2500' })
      expect(range.total).toBeGreaterThan(0)
      expect(await browse(visitor, { cepage: 'merlot' })).toMatchObject({ total: 0, products: [] })
      expect(await codeOf(visitor.browseProducts({ query: { orderBy: 'x' } as never }))).toBe('unreadable')
    })

    test('stand in the order that was asked for: price, name, what is to be drunk first; hidden prices tell nothing', async () => {
      const { visitor, owner } = await raise()
      const prices = (await browse(visitor, { orderBy: '-prix' })).products.map(({ declination }) =>
        Math.min(...declination.map(({ soldAt }) => soldAt ?? 0)),
      )
      expect(prices).toEqual(prices.toSorted((one, other) => other - one))
      const years = (await browse(visitor, { orderBy: 'boire', famille: 'rouge' })).products.map(
        ({ facts }) => facts.keepUntil ?? 9999,
      )
      expect(years).toEqual(years.toSorted((one, other) => one - other))
      await setParameter(owner, 'HIDE_PRICES', 'true')
      const hidden = await browse(visitor, { orderBy: 'prix', minPrice: '99999' })
      expect(hidden.total).toBe(30)
      expect(names(hidden)).toEqual(names(await browse(visitor, { orderBy: 'nom' })))
    })
  })
