import { describe, expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { imageRow } from '../../support/media/media.ts'
import { fillSearch } from '../../support/rows/fill-search.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { canary, transports } from '../../support/stage.ts'
import { openShopStage, sell } from '../../support/trade/shop.ts'

/** What people write, and what must come first. */
const questions: [string, string][] = [
  ['vin jaune', 'Vin jaune'],
  ['VINS JAUNES', 'Vin jaune'],
  ['chateauneuf', 'La Bernardine'],
  ['Châteauneuf-du-Pape', 'La Bernardine'],
  ['chateau neuf du pape', 'La Bernardine'],
  ['chatoneuf', 'La Bernardine'],
  ['cote du rone', 'Vieilles vignes'],
  ['cotes du rhone', 'Vieilles vignes'],
  ['sira', 'Vieilles vignes'],
  ['cremant', 'Clair de lune'],
  ['crément', 'Clair de lune'],
  ['abesse', 'Clos de l’Abbesse'],
  ['l’abbesse', 'Clos de l’Abbesse'],
  ['poulsar', 'Clos de l’Abbesse'],
  ['savanin arbois', 'Les Murgers'],
  ['murg', 'Les Murgers'],
  ['rosé', 'Le Bal des geais'],
  ['rouge gibier', 'La Bernardine'],
  ['moelleuse', 'Macvin'],
  ['cadeau à offrir', 'Macvin'],
  ['2017', 'Vin jaune'],
  ['déguster', 'Dégustation au caveau'],
  ['dégustations', 'Dégustation au caveau'],
  ['mariage', 'Mariages et fêtes'],
  ['frais de livraison', 'Livraison et frais de port'],
  ['bio', 'Nos engagements'],
  ['vendange', 'Les vendanges commencent'],
  ['salon beaune', 'Salon de Beaune'],
  ['recette poulet morille', 'Un poulet aux morilles'],
  ['clavelins', 'Ouvrir un clavelin'],
  ['moutons', 'Pourquoi des moutons'],
  ['vigneron famille', 'Le domaine'],
]

const titles = async (api: ShopApi, q: string) => given(await api.searchSite({ query: { q } })).results.map(({ title }) => title)

for (const [way, transport] of Object.entries(transports)) {
  describe(`the search of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const opened = await openShopStage(await open(), transport)
        await fillSearch(opened.owner)
        return opened
      }

      test('thirty-two questions as people write them find what must come first', async () => {
        const { visitor } = await raise()
        const found = []
        for (const [asked] of questions) found.push([asked, (await titles(visitor, asked))[0]])
        expect(found).toEqual(questions)
      })

      test('what was found says what it is, where it stands and what of it was looked for, page by page', async () => {
        const { visitor } = await raise()
        const answer = given(await visitor.searchSite({ query: { q: 'vin jaune' } }))
        const [first, second] = answer.results
        expect(first).toMatchObject({ kind: 'product', slug: 'vin-jaune', idFolder: null, isReserved: false, image: null })
        expect(first?.titleParts).toEqual([
          { text: 'Vin', isMatch: true },
          { text: ' ', isMatch: false },
          { text: 'jaune', isMatch: true },
        ])
        expect(second).toMatchObject({ kind: 'blog', slug: 'ouvrir-un-clavelin', date: '2026-03-01' })
        expect(second?.idFolder).toMatch(/./)
        expect(answer.counts).toEqual([
          { kind: 'product', total: 1 },
          { kind: 'page', total: 0 },
          { kind: 'service', total: 0 },
          { kind: 'news', total: 0 },
          { kind: 'blog', total: 2 },
        ])
        expect([answer.total, answer.understood, answer.hint]).toEqual([3, null, null])
        const blog = given(await visitor.searchSite({ query: { q: 'vin jaune', kind: 'blog', nbItem: 1, page: 2 } }))
        expect([blog.total, blog.results.map(({ title }) => title)]).toEqual([2, ['Un poulet aux morilles']])
        expect(given(await visitor.searchSite({ query: { q: 'vin jaune', page: 9 } })).results).toEqual([])
      })

      test('says how a misspelt question was understood, and proposes another where there is nothing', async () => {
        const { visitor } = await raise()
        const ask = async (q: string) => {
          const { total, understood, hint } = given(await visitor.searchSite({ query: { q } }))
          return [total > 0, understood, hint]
        }
        expect(await ask('cote du rone')).toEqual([true, 'cote du Rhône', null])
        expect(await ask('savaguinier')).toEqual([false, null, 'Savagnin'])
        expect(await ask('xyzxyz')).toEqual([false, null, null])
        expect(await ask('')).toEqual([false, null, null])
        expect(await ask('de la')).toEqual([false, null, null])
      })

      test('a dish finds the wines that go with it from the moment its owner says so, and no longer than its icon is there', async () => {
        const { owner, visitor, stage } = await openShopStage(await open(), transport)
        const dish = imageRow('dish', { external_type: 'art', external_path: '/art/meal-poisson.svg' })
        await stage.db.inTransaction((tx) =>
          tx
            .insertInto('images')
            .values({ site_id: '1', ...dish } as never)
            .execute(),
        )
        const icon = given(await owner.createMealIcon({ body: { label: 'Poisson', idImage: 'dish' } }))
        const { product } = await sell(owner, { name: 'Les Murgers', price: 1800 })
        await sell(owner, { name: 'Le Chai', price: 1800 })
        expect(await titles(visitor, 'truite')).toEqual([])
        given(
          await owner.changeProduct({
            params: { id: product.id },
            body: { meals: [{ idMealIcon: icon.id, label: 'Truite meunière' }] },
          }),
        )
        expect(await titles(visitor, 'truites')).toEqual(['Les Murgers'])
        expect(await titles(visitor, 'bouillabaisse')).toEqual(['Les Murgers'])
        const list = async (query: object) =>
          given(await visitor.listProducts({ query: query as never })).products.map(({ name }) => name)
        expect(await list({ search: 'truitte' })).toEqual(['Les Murgers'])
        expect(await list({ meal: icon.id })).toEqual(['Les Murgers'])
        expect(await list({ meal: '%' })).toEqual([])
        expect(given(await visitor.listProductFacets()).meals).toEqual([{ id: icon.id, label: 'Poisson' }])
        given(await owner.removeMealIcon({ params: { id: icon.id } }))
        expect(await titles(visitor, 'truite')).toEqual([])
      })

      test('refuses what is no question', async () => {
        const { visitor } = await raise()
        const queries = [
          { q: 'x'.repeat(101) },
          { q: 'x', page: 0 },
          { q: 'x', nbItem: 101 },
          { q: 'x', kind: 'users' },
          { q: 'x', y: '1' },
        ]
        for (const query of queries)
          expect(await codeOf(visitor.searchSite({ query: query as never })), JSON.stringify(query)).toBe('unreadable')
      })

      test('takes no harm from hostile questions, and finds nothing of a neighbour', async () => {
        const { visitor } = await raise()
        const hostile = [
          "' or 1=1 --",
          '%',
          '_',
          '\\',
          '<script>alert(1)</script>',
          '"',
          '(',
          '*',
          '\u202e',
          '🍷',
          'é'.repeat(100),
          '__proto__',
          'constructor',
        ]
        for (const q of hostile) {
          const answer = given(await visitor.searchSite({ query: { q } }))
          expect(JSON.stringify(answer), q).not.toContain(canary)
        }
        expect((await titles(visitor, canary)).length).toBe(0)
        expect(await codeOf(visitor.searchSite({ query: { q: 'a\0b' } }))).toBe('unreadable')
      })
    })
  })
}
