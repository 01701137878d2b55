import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachPlace } from '../../../support/database/databases.ts'

type Own = Kysely<{ shelves: { id: number } }>

eachPlace('statements that a connection has read', (open) => {
  test('serve on after the schema has changed beneath them, in a transaction and out of one', async () => {
    const { db, reopen } = await open({ migrated: false })
    const change = (statement: string) => db.inTransaction((tx) => sql.raw(statement).execute(tx))
    await change('create table shelves (id integer primary key)')
    await change('insert into shelves values (1)')
    const other = reopen()
    const ask = (on: unknown) => (on as Own).selectFrom('shelves').selectAll().where('id', '=', 1).execute()
    const within = () => other.inTransaction((tx) => ask(tx))
    for (let turn = 0; turn < 4; turn += 1) await Promise.all([ask(other.read), within()])
    await change("alter table shelves add column place text not null default 'cellar'")
    expect(await ask(other.read)).toEqual([{ id: 1, place: 'cellar' }])
    await change('alter table shelves add column row_number integer')
    expect(await within()).toEqual([{ id: 1, place: 'cellar', row_number: null }])
  })
})
