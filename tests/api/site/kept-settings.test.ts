import { expect, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import type { OwnSettings } from '#api/platform/ports/kept-settings.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { bumpContentVersion, openContentVersions } from '#api/site/settings/content-version.ts'
import { writeSettings } from '#api/site/settings/settings.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { addSites } from '../../support/sites.ts'

const visitOf = (db: Database, id: string, lang = 'fr') => {
  const site = { id, name: id, origin: `https://${id}.test`, lang: 'fr', hosts: [] }
  return { site, lang, read: bindToSite(db, id).read }
}

/** Writes a site's settings as a call does that changes content. */
const set = (db: Database, id: string, technicalFileModel: string, company: string) =>
  bindToSite(db, id).inTransaction(async (tx) => {
    await writeSettings(tx, { technical_file_model: technicalFileModel })
    await tx
      .insertInto('parameters')
      .values({ id: 'company_name', lang: 'fr', type: 'COMPANY_NAME', kind: 'STRING', label: '', value: company })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ value: company }))
      .execute()
    await bumpContentVersion(tx)
  })

const told = ({ site, parameters, values }: OwnSettings) => [
  site.technical_file_model,
  parameters.find(({ type }) => type === 'COMPANY_NAME')?.value,
  values.COMPANY_NAME,
]

eachPlace('what sites have set of themselves', (open) => {
  test('is read once, and anew once anybody has changed it, over 100 changes by another connection', async () => {
    const { db, reopen } = await open()
    await addSites(db, '1')
    const writer = reopen()
    const settings = openKeptSettings(openContentVersions(db))
    for (let count = 1; count <= 100; count += 1) {
      await set(writer, '1', `model ${count}`, `Domaine ${count}`)
      const own = await settings.of(visitOf(db, '1'))
      expect(told(own)).toEqual([`model ${count}`, `Domaine ${count}`, `Domaine ${count}`])
      expect(await settings.of(visitOf(db, '1'))).toBe(own)
    }
  })

  test('is each site’s own, in each language, also where it gave way to others', async () => {
    const { db } = await open()
    await addSites(db, '1', '2', '3')
    for (const id of ['1', '2', '3']) await set(db, id, `model ${id}`, `Domaine ${id}`)
    const settings = openKeptSettings(openContentVersions(db), 2)
    for (const id of ['1', '2', '3', '1', '3', '2']) {
      const own = await settings.of(visitOf(db, id))
      expect(told(own)).toEqual([`model ${id}`, `Domaine ${id}`, `Domaine ${id}`])
      const english = await settings.of(visitOf(db, id, 'en'))
      expect(english.parameters.find(({ type }) => type === 'COMPANY_NAME')).toMatchObject({
        id: 'en-company_name',
        value: `Domaine ${id}`,
      })
    }
  })
})
