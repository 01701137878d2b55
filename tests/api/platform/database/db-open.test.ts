import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { migrationStatus } from '#api/platform/database/migrate.ts'
import { eachDatabase } from '../../../support/database/databases.ts'

eachDatabase('a fresh database', (open) => {
  test('has every step of the schema and no site', async () => {
    const db = await open()
    expect((await migrationStatus(db)).pending).toEqual([])
    expect(await db.read.selectFrom('sites').selectAll().execute()).toEqual([])
  })

  test('receives the demo site once', async () => {
    const db = await open()
    expect(await seedDemo(db)).toBe(true)
    expect(await seedDemo(db)).toBe(false)
    const { count } = await db.read
      .selectFrom('pages')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeTypeOf('number')
    expect(count).toBeGreaterThan(0)
  })
})
