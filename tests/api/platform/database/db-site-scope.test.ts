import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SiteDatabase } from '#api/platform/database/database.ts'
import type { SiteTables, Tables } from '#api/platform/database/tables/tables.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites, page, parameter } from '../../../support/sites.ts'

const whole = (site: SiteDatabase) => site.read as unknown as Kysely<Tables>
const insert = (site: SiteDatabase, id: string, value: string) =>
  site.inTransaction((tx) => tx.insertInto('parameters').values(parameter(id, value)).execute())
const values = async (site: SiteDatabase) =>
  (await site.read.selectFrom('parameters').select('value').orderBy('value').execute()).map((row) => row.value)

eachDatabase('threat 1: two sites with equal ids in one database', (open) => {
  async function openTwo() {
    const db = await open()
    const [ours, theirs] = await addSites(db, 'ours', 'theirs')
    await insert(ours, 'a', 'our a')
    await insert(theirs, 'a', 'their a')
    await insert(theirs, 'b', 'their b')
    return { db, ours, theirs }
  }

  test('each reads its own rows only, whatever the condition says', async () => {
    const { ours } = await openTwo()
    expect(await values(ours)).toEqual(['our a'])
    const either = ours.read.selectFrom('parameters').select('value')
    expect(await either.where(sql<boolean>`1 = 1 or 2 = 2`).execute()).toHaveLength(1)
    expect(await either.where((row) => row.or([row('id', '=', 'b'), row('id', '=', 'a')])).execute()).toHaveLength(1)
    expect(await either.where('site_id', '=', 'theirs').execute()).toEqual([])
    expect(await whole(ours).selectFrom(['parameters as p', 'parameters as q']).select('q.value').execute()).toHaveLength(1)
  })

  test('joins, sub-queries and unions stay inside the site', async () => {
    const { ours } = await openTwo()
    const { read } = ours
    const join = read.selectFrom('parameters as p').innerJoin('parameters as q', (on) => on.on(sql<boolean>`1 = 1 or 2 = 2`))
    expect(await join.select('q.value').execute()).toEqual([{ value: 'our a' }])
    const left = read.selectFrom('parameters as p').leftJoin('parameters as q', 'q.id', 'p.id')
    expect(await left.select('q.value').execute()).toEqual([{ value: 'our a' }])
    const inner = read.selectFrom((from) => from.selectFrom('parameters').select('value').as('p')).select('p.value')
    expect(await inner.execute()).toEqual([{ value: 'our a' }])
    const all = read.selectFrom('parameters').select('value')
    expect(await all.unionAll(all).execute()).toHaveLength(2)
    const scalar = read
      .selectFrom('parameters')
      .select((row) => row.selectFrom('parameters as q').select(sql<number>`count(*)`.as('n')).as('n'))
    expect(await scalar.execute()).toEqual([{ n: 1 }])
  })

  test('changes and removals touch its own rows only', async () => {
    const { ours, theirs } = await openTwo()
    await ours.inTransaction((tx) =>
      tx.updateTable('parameters').set({ value: 'changed' }).where(sql<boolean>`1 = 1 or 2 = 2`).execute(),
    )
    expect(await values(theirs)).toEqual(['their a', 'their b'])
    await ours.inTransaction((tx) =>
      tx
        .insertInto('parameters')
        .values(parameter('a', 'again'))
        .onConflict((on) => on.columns(['site_id', 'id']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
        .execute(),
    )
    expect([await values(ours), await values(theirs)]).toEqual([['again'], ['their a', 'their b']])
    await ours.inTransaction((tx) => tx.deleteFrom('parameters').execute())
    expect([await values(ours), await values(theirs)]).toEqual([[], ['their a', 'their b']])
  })

  test('a row cannot hang on a row of the other site', async () => {
    const { ours, theirs } = await openTwo()
    await theirs.inTransaction((tx) => tx.insertInto('pages').values(page('root')).execute())
    await expect(ours.inTransaction((tx) => tx.insertInto('pages').values(page('leaf', 'root')).execute())).rejects.toThrow()
  })

  test('what cannot be bound to a site is refused before it is sent', async () => {
    const { ours } = await openTwo()
    for (const [name, attempt] of Object.entries(attempts)) {
      const work = ours.inTransaction((tx) => attempt(tx as unknown as Kysely<Tables>))
      await expect(work, name).rejects.toThrow(/^a site-bound query/)
    }
    expect(await values(ours)).toEqual(['our a'])
  })

  test('a reader does not write', async () => {
    const { db, ours } = await openTwo()
    await expect(whole(ours).deleteFrom('parameters').execute()).rejects.toThrow('writes inside a transaction only')
    await expect(db.read.deleteFrom('parameters').execute()).rejects.toThrow(/read-?only/)
  })
})

const named = (name: string) => name as keyof SiteTables
const attempts: Record<string, (tx: Kysely<Tables>) => Promise<unknown>> = {
  'a table of the platform': (tx) => tx.selectFrom('sites').selectAll().execute(),
  'its alias': (tx) => tx.selectFrom('site_hosts as pages').selectAll().execute(),
  'a joined table of the platform': (tx) =>
    tx.selectFrom('pages').innerJoin('sites', 'sites.id', 'pages.site_id').selectAll().execute(),
  'a table of another schema': (tx) => tx.selectFrom(named('main.pages')).selectAll().execute(),
  'raw text as a table': (tx) => tx.selectFrom(sql<{ value: string }>`parameters`.as('p')).selectAll().execute(),
  'a raw table in raw text': (tx) =>
    tx
      .selectFrom('pages')
      .select(sql`exists (${sql.table('sites')})`.as('x'))
      .execute(),
  'a raw sub-query': (tx) => tx.selectFrom('pages').select(sql`(select value from parameters limit 1)`.as('x')).execute(),
  'a raw statement': (tx) => sql`select 1`.execute(tx),
  'a common table expression': (tx) =>
    tx
      .with('mine', (query) => query.selectFrom('parameters').selectAll())
      .selectFrom('mine')
      .selectAll()
      .execute(),
  'a right join': (tx) => tx.selectFrom('pages').rightJoin('parameters', 'parameters.id', 'pages.id').selectAll().execute(),
  'a full join': (tx) => tx.selectFrom('pages').fullJoin('parameters', 'parameters.id', 'pages.id').selectAll().execute(),
  'a cross join': (tx) => tx.selectFrom('pages').crossJoin('parameters').selectAll().execute(),
  'an insert from a select': (tx) =>
    tx
      .insertInto('tokens')
      .columns(['id'])
      .expression((from) => from.selectFrom('pages').select('id'))
      .execute(),
  'an insert of defaults': (tx) => tx.insertInto('content_versions').defaultValues().execute(),
  'an insert that names a site': (tx) => tx.insertInto('content_versions').values({ site_id: 'theirs', version: 1 }).execute(),
  'a replacing insert': (tx) => tx.replaceInto('content_versions').values({ version: 1 }).execute(),
  'an insert that ignores': (tx) => tx.insertInto('content_versions').orReplace().values({ version: 1 }).execute(),
  'a move to another site': (tx) =>
    tx
      .updateTable('parameters')
      .set({ site_id: 'theirs' } as never)
      .execute(),
  'a move by conflict': (tx) =>
    tx
      .insertInto('parameters')
      .values(parameter('a', 'x'))
      .onConflict((on) => on.columns(['site_id', 'id']).doUpdateSet({ site_id: 'theirs' } as never))
      .execute(),
  'a merge': (tx) => tx.mergeInto('parameters').using('pages', 'pages.id', 'parameters.id').whenMatched().thenDelete().execute(),
  'a new table': (tx) => tx.schema.createTable('loot').addColumn('id', 'text').execute(),
  'a dropped table': (tx) => tx.schema.dropTable('parameters').execute(),
}
