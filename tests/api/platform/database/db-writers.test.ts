import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { isUniqueViolation } from '#api/platform/database/faults.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { addSites, parameter } from '../../../support/sites.ts'

eachPlace('writers who meet', (open) => {
  async function openTwo() {
    const { db, reopen } = await open()
    await addSites(db, '1')
    return [db, reopen()] as const
  }
  const fifty = Array.from({ length: 50 }, (_, place) => place)

  test('all are counted, over two connections', async () => {
    const both = await openTwo()
    await Promise.all(fifty.map((place) => bindToSite(both[place % 2] as Database, '1').inTransaction(bumpContentVersion)))
    expect(await both[0].read.selectFrom('content_versions').select('version').execute()).toEqual([{ version: 50 }])
  })

  test('see each other: of those who take the last one, one gets it', async () => {
    const both = await openTwo()
    const takeLast = (place: number) =>
      bindToSite(both[place % 2] as Database, '1').inTransaction(async (tx) => {
        if (await tx.selectFrom('parameters').select('id').executeTakeFirst()) return false
        await tx
          .insertInto('parameters')
          .values(parameter(`taker-${place}`, 'mine'))
          .execute()
        return true
      })
    const taken = await Promise.all(fifty.slice(0, 20).map(takeLast))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await both[0].read.selectFrom('parameters').select('id').execute()).toHaveLength(1)
  })

  test('a key that another has taken is looked for once more where transactions overlap, and no oftener', async () => {
    const [db] = await openTwo()
    const taken = parameter('taken', 'theirs')
    await bindToSite(db, '1').inTransaction((tx) => tx.insertInto('parameters').values(taken).execute())
    let looks = 0
    const write = (times: number) =>
      bindToSite(db, '1').inTransaction(async (tx) => {
        looks += 1
        if (looks <= times) await tx.insertInto('parameters').values(taken).execute()
        return looks
      })
    const most = db.dialect === 'postgres' ? 2 : 1
    expect(await write(1).catch(isUniqueViolation)).toBe(db.dialect === 'postgres' ? 2 : true)
    looks = 0
    expect(await write(9).catch(isUniqueViolation)).toBe(true)
    expect(looks).toBe(most)
  })

  test('rows are counted as soon as whoever writes has ended', async () => {
    const both = await openTwo()
    const begun = Promise.withResolvers<void>()
    const written = bindToSite(both[0], '1').inTransaction(async (tx) => {
      await tx
        .insertInto('parameters')
        .values(fifty.map((place) => parameter(`counted-${place}`, 'mine')))
        .execute()
      begun.resolve()
      await wait(200)
    })
    await begun.promise
    await both[1].refreshStatistics()
    await written
  })

  test('among other writers, each sees what the one before it has committed, and nobody begins again', async () => {
    const both = await openTwo()
    await both[0].inTransaction((tx) => tx.insertInto('content_versions').values({ site_id: '1', version: 0 }).execute())
    let begun = 0
    const takeBelow = (limit: number) => (place: number) =>
      bindToSite(both[place % 2] as Database, '1').amongWriters(async (tx) => {
        begun += 1
        const { numUpdatedRows } = await tx
          .updateTable('content_versions')
          .set((row) => ({ version: row('version', '+', 1) }))
          .where('version', '<', limit)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      })
    const taken = await Promise.all(fifty.map(takeBelow(7)))
    expect([taken.filter(Boolean).length, begun]).toEqual([7, 50])
    const work = bindToSite(both[0], '1').amongWriters(async (tx) => {
      await bumpContentVersion(tx)
      throw new Error('half-way')
    })
    await expect(work).rejects.toThrow('half-way')
    expect(await both[0].read.selectFrom('content_versions').select('version').execute()).toEqual([{ version: 7 }])
  })

  test('leave nothing behind when they fail half-way', async () => {
    const [db] = await openTwo()
    const work = bindToSite(db, '1').inTransaction(async (tx) => {
      await tx.insertInto('parameters').values(parameter('half', 'way')).execute()
      throw new Error('half-way')
    })
    await expect(work).rejects.toThrow('half-way')
    expect(await db.read.selectFrom('parameters').select('id').execute()).toEqual([])
  })

  test('are told when a key is taken', async () => {
    const [db] = await openTwo()
    const insert = () =>
      bindToSite(db, '1').inTransaction((tx) => tx.insertInto('parameters').values(parameter('same', '')).execute())
    await insert()
    const error = await insert().catch((error: unknown) => error)
    expect(isUniqueViolation(error)).toBe(true)
  })
})
