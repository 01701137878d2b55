import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { keepStatements } from './kept-statements.ts'

function open() {
  const database = new Sqlite(':memory:')
  const prepare = database.prepare.bind(database)
  let prepared = 0
  database.prepare = ((text: string) => {
    prepared += 1
    return prepare(text)
  }) as typeof database.prepare
  return { kept: keepStatements(database), prepared: () => prepared }
}

test('a statement is prepared once, however often it is asked', () => {
  const { kept, prepared } = open()
  for (let turn = 0; turn < 3; turn += 1) expect(kept.prepare('select ? as said').get(turn)).toEqual({ said: turn })
  expect(prepared()).toBe(1)
})

test('the statement that was not asked for longest gives way', () => {
  const { kept, prepared } = open()
  kept.prepare('select 0').get()
  for (let other = 1; other <= 600; other += 1) {
    kept.prepare(`select ${other}`).get()
    kept.prepare('select 0').get()
  }
  expect(prepared()).toBe(601)
  kept.prepare('select 600').get()
  expect(prepared()).toBe(601)
  kept.prepare('select 1').get()
  expect(prepared()).toBe(602)
})

test('a kept statement sees the columns that a table has gained', () => {
  const database = new Sqlite(':memory:')
  const kept = keepStatements(database)
  database.exec('create table wines (name text)')
  database.exec("insert into wines values ('Savagnin')")
  expect(kept.prepare('select * from wines').all()).toEqual([{ name: 'Savagnin' }])
  database.exec('alter table wines add column year integer default 2020')
  expect(kept.prepare('select * from wines').all()).toEqual([{ name: 'Savagnin', year: 2020 }])
})
