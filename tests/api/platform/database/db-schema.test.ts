import { expect, test } from 'vitest'
import { readTables } from '#api/platform/database/schema.ts'
import type { Table } from '#api/platform/database/table-shape.ts'
import { platformTables } from '#api/platform/database/tables/tables.ts'
import { eachDatabase } from '../../../support/database/databases.ts'

const isOfSite = ({ name }: Table) => !(platformTables as readonly string[]).includes(name)

eachDatabase('the schema', (open) => {
  const read = async () => {
    const db = await open()
    return readTables(db.read, db.dialect)
  }

  test('threat 1: every table of a site has the site first in its keys, its unique rules and its references', async () => {
    const tables = (await read()).filter(isOfSite)
    expect(tables.length).toBeGreaterThanOrEqual(5)
    for (const { name, primaryKey, uniques, foreignKeys } of tables) {
      const keys = [primaryKey, ...uniques, ...foreignKeys.map(({ columns }) => columns)]
      expect(
        keys.map(([first]) => first),
        name,
      ).toEqual(keys.map(() => 'site_id'))
    }
  })

  test('threat 1: a table of a site refers to its site by its id, to others by both', async () => {
    const tables = (await read()).filter(isOfSite)
    expect(tables.length).toBeGreaterThan(50)
    for (const { name, foreignKeys } of tables) {
      const lengths = foreignKeys.filter(({ table }) => table !== 'sites').map(({ columns }) => columns.length)
      expect(lengths, name).toEqual(lengths.map(() => 2))
      expect(
        foreignKeys.map(({ table }) => table),
        name,
      ).toContain('sites')
    }
  })

  test('rows of one table may refer to each other in any order while they are restored', async () => {
    const own = (await read()).flatMap(({ name, foreignKeys }) => foreignKeys.filter(({ table }) => table === name))
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ isDeferrable }) => isDeferrable)).toBe(true)
  })

  test('every table stands after those it refers to', async () => {
    const names = (await read()).map(({ name }) => name)
    expect(names.indexOf('sites')).toBeLessThan(names.indexOf('users'))
    expect(names.indexOf('users')).toBeLessThan(names.indexOf('tokens'))
  })
})
