import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openInProcess } from '#api/door/in-process.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import { openSiteDirectory } from '#api/site/settings/site-directory.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { type Stage, setStage } from '../support/stage.ts'

const keys = ['a key of backups, of thirty-two letters and more']
const fields = [{ key: 'nom', label: 'Nom', kind: 'LINE' as const }]
const declaration = { label: 'Fiche de vigneron', fields, template: '<h2>Rocailles de {{nom}}</h2>' }
const fiche = { type: 'own' as const, name: 'fiche_de_vigneron', values: { nom: 'Ève Zorglub' } }

/** The same API before another database. */
function openBefore(db: Database, { dependencies }: Stage) {
  const versions = openContentVersions(db)
  const sites = openSiteDirectory(db, () => Date.now())
  const kept = { settings: openKeptSettings(versions), indexes: openSiteIndexes(versions) }
  return openInProcess({ ...dependencies, db, sites, ...kept })
}

eachPlace('declared blocks that move with what names them', (open) => {
  async function raise() {
    const { db, env } = await open()
    const stage = await setStage(db)
    const token = stage.tokens['1']?.SUPER_ADMIN
    const owner = openInProcess(stage.dependencies)({ siteId: '1', token })
    const kind = given(await owner.createOwnBlock({ body: declaration }))
    const columns = { type: 'columns' as const, title: '', columns: [[fiche], []] }
    const made = await owner.createPage({ body: { title: 'Les vignerons', isValid: true, blocks: [fiche, columns] as never } })
    return { db, env, stage, token, owner, kind, page: given(made) }
  }

  for (const site of [undefined, '1'])
    test(`a backup of ${site ? 'one site' : 'the whole machine'} brings back the pages, the blocks they name, and what is found by them`, async () => {
      const { db, env, stage, token, page, kind } = await raise()
      const file = join(env.DATA_DIR, 'backup.jsonl.gz.age')
      await writeBackup(db, { file, keys, site, now: new Date() })
      const other = (await open()).db
      await restoreBackup(other, { file, keys, replace: false })
      const visitor = openBefore(other, stage)({ siteId: '1' })
      expect(given(await visitor.getPage({ params: { url: page.url } })).blocks).toEqual(page.blocks)
      expect(given(await visitor.listOwnBlocks())).toMatchObject([{ name: 'fiche_de_vigneron', template: declaration.template }])
      const sought = given(await visitor.searchSite({ query: { q: 'rocailles' } })).results.map(({ id }) => id)
      expect(sought).toEqual([page.id])
      // It is still looked after there.
      const owner = openBefore(other, stage)({ siteId: '1', token })
      expect(given(await owner.getAdminOwnBlock({ params: { id: kind.id } })).uses).toBe(1)
      given(await owner.changePage({ params: { id: page.id }, body: { blocks: page.blocks } }))
      given(await owner.removeOwnBlock({ params: { id: kind.id } }))
      expect(given(await owner.getAdminOwnBlock({ params: { id: kind.id } })).isUsed).toBe(false)
    })

  test('what a page once said is had again, as is a preview of it, and drawn of what is declared by then', async () => {
    const { owner, kind, page } = await raise()
    const params = { id: page.id }
    const preview = (html: object[]) =>
      owner.previewLayout({ params: { idPage: page.id, idLayout: 'page' }, body: { html: JSON.stringify(html) } })
    given(await preview([fiche]))
    expect(await codeOf(preview([{ ...fiche, name: 'absente' }])), 'a text is looked at as blocks are').toBe('invalid')
    given(await owner.changePage({ params, body: { blocks: [] } }))
    given(await owner.removeOwnBlock({ params: { id: kind.id } }))
    const { versions } = given(await owner.listPageVersions({ query: { idPage: page.id } }))
    const first = versions.find(({ cause }) => cause === 'FIRST') ?? versions.at(-1)
    given(await owner.restorePageVersion({ params: { id: first?.id ?? '' } }))
    const sought = async () => given(await owner.searchSite({ query: { q: 'rocailles' } })).results.map(({ id }) => id)
    expect([given(await owner.getAdminPage({ params })).blocks, await sought()]).toEqual([page.blocks, []])
    given(await owner.createOwnBlock({ body: declaration }))
    expect(await sought()).toEqual([page.id])
  })
})
