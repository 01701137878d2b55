import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import { openIndexFolder } from '#api/platform/search/kept/index-folder.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { countQueries } from '../../support/count-queries.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, sell } from '../../support/trade/shop.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

eachDatabase('an index that lies on the disk', (open) => {
  /** A shop whose index was made, asked and kept by a process that has ended. */
  async function raise() {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-index-'))
    folders.push(folder)
    const { db, asked } = countQueries(await open())
    const { stage, owner, visitor, as } = await openShopStage(db, transports['in process'])
    // Most of these processes end before they write or prove anything.
    const start = ({ program = 'one', later = 1_000_000 } = {}) => {
      const shelf = openIndexFolder({ folder, program, fewest: 1 })
      const find = vi.spyOn(shelf, 'find')
      stage.dependencies.settings = openKeptSettings(openContentVersions(db))
      stage.dependencies.indexes = openSiteIndexes(openContentVersions(db), { beyond: { shelf, later } })
      return find
    }
    const found = async (q: string, api = visitor) =>
      given(await api.searchSite({ query: { q } })).results.map(({ title }) => title)
    const counted = async (q: string) => {
      const before = asked()
      const titles = await found(q)
      return { titles, asked: asked() - before }
    }
    start({ later: 20 })
    const { product } = await sell(owner, { name: 'Les Murgers', price: 900 })
    for (const name of ['Macvin', 'Clair de lune']) await sell(owner, { name, price: 1500 })
    expect(await found('murgers')).toEqual(['Les Murgers'])
    const file = join(folder, '1.fr.index')
    await vi.waitUntil(() => readdirSync(folder).includes('1.fr.index'), { timeout: 10_000 })
    return { stage, owner, visitor, neighbour: as(undefined, '2'), start, found, counted, product, file, folder }
  }

  describe('answers the first question after a start', () => {
    test('without the goods being read again, and is proved behind it', async () => {
      const { start, counted, found, stage, product } = await raise()
      start({ program: 'another' })
      const made = await counted('murgers')
      start()
      const kept = await counted('murgers')
      expect(kept.titles).toEqual(made.titles)
      expect(kept.asked).toBeLessThan(made.asked)
      // What no call has written nobody could see coming: it is found as soon as the rows were read behind the first answer.
      await stage.db.inTransaction((tx) =>
        tx.updateTable('products').set({ name: 'Oxyrhynque' }).where('site_id', '=', '1').where('id', '=', product.id).execute(),
      )
      start({ later: 20 })
      expect(await found('oxyrhynque')).toEqual([])
      await vi.waitUntil(async () => (await counted('oxyrhynque')).titles.length === 1, { timeout: 10_000, interval: 40 })
    })

    test('and not with what has changed since: what was renamed, hidden or put in sale while no process ran', async () => {
      const { start, found, owner, product } = await raise()
      given(await owner.changeProduct({ params: { id: product.id }, body: { name: 'Oxyrhynque' } }))
      start()
      expect(await found('oxyrhynque')).toEqual(['Oxyrhynque'])
      start()
      expect(await found('murgers')).toEqual([])
      given(await owner.changeProduct({ params: { id: product.id }, body: { isValid: false } }))
      start()
      expect(await found('oxyrhynque')).toEqual([])
    })

    test('and not where the database was put back, and has come to the same version by other ways', async () => {
      const { start, found, stage } = await raise()
      await stage.db.inTransaction(async (tx) => {
        await tx.deleteFrom('undo_rows').execute()
        await tx.deleteFrom('audit_entries').execute()
        await tx.updateTable('products').set({ name: 'Oxyrhynque' }).where('name', '=', 'Les Murgers').execute()
      })
      start()
      expect(await found('oxyrhynque')).toEqual(['Oxyrhynque'])
    })

    test('and not where it is cut, changed, or of another site or program: all is read as if there were none', async () => {
      const { start, found, file, folder, neighbour, owner, product } = await raise()
      const bytes = readFileSync(file)
      given(await owner.changeProduct({ params: { id: product.id }, body: { name: 'Oxyrhynque' } }))
      const broken = Buffer.from(bytes)
      broken[Math.floor(broken.length / 2)] = (broken[Math.floor(broken.length / 2)] ?? 0) ^ 1
      for (const bad of [bytes.subarray(0, bytes.length / 2), broken, Buffer.alloc(0), Buffer.from('no index at all')]) {
        writeFileSync(file, bad)
        const find = start()
        expect(await found('oxyrhynque')).toEqual(['Oxyrhynque'])
        expect(await find.mock.results[0]?.value).toBeUndefined()
      }
      writeFileSync(join(folder, '2.fr.index'), bytes)
      const find = start()
      expect(await found('macvin', neighbour)).toEqual([])
      expect(await find.mock.results[0]?.value).toBeUndefined()
    })
  })
})
