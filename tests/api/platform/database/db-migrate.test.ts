import { expect, test } from 'vitest'
import { migrate, migrationStatus, requireKnownSchema } from '#api/platform/database/migrate.ts'
import { eachDatabase, eachPlace } from '../../../support/database/databases.ts'

eachDatabase('threat 54: the steps of the schema', (open) => {
  const step = (name: string) => ({ name, checksum: 'x', applied_at: '' })

  test('are not taken twice', async () => {
    const db = await open()
    expect(await migrate(db)).toEqual([])
  })

  test('of a newer program are refused before anything is changed', async () => {
    const db = await open()
    await db.inTransaction((tx) => tx.insertInto('migrations').values(step('9999-tomorrow')).execute())
    await expect(migrate(db)).rejects.toThrow('the database is newer than this program: it has 9999-tomorrow')
    await expect(requireKnownSchema(db)).rejects.toThrow('newer')
  })

  test('that were changed after their release are refused', async () => {
    const db = await open()
    await db.inTransaction((tx) => tx.updateTable('migrations').set({ checksum: 'x' }).where('name', '=', '0001-sites').execute())
    await expect(migrate(db)).rejects.toThrow('migration 0001-sites was changed after it was applied')
  })
})

eachPlace('threat 54: processes that migrate at once', (open) => {
  test('all succeed, and each step is taken once', async () => {
    const place = await open({ migrated: false })
    const others = [place.db, place.reopen(), place.reopen(), place.reopen()]
    const applied = (await Promise.all(others.map(migrate))).flat()
    const { applied: recorded, pending } = await migrationStatus(place.db)
    expect(applied.sort()).toEqual(recorded)
    expect(pending).toEqual([])
  })
})
