import { expect, test } from 'vitest'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { keepEach } from './keep-each.ts'

/** Gives things by their ids, and tells which were read. */
function openShelf(most: number) {
  const keep = keepEach<{ id: string; of: string }>(most)
  const ask = async (values: ReturnType<typeof readParameters>, of: string, ...ids: string[]) => {
    let read: string[] = []
    const rows = await keep({ values, of, ids }, async (unknown) => {
      read = unknown
      return unknown.filter((id) => id !== 'gone').map((id) => ({ id, of }))
    })
    return { read, found: rows.map(({ id }) => id).sort(), of: [...new Set(rows.map((row) => row.of))] }
  }
  return ask
}

test('what was read once is not read again as long as the same settings stand', async () => {
  const ask = openShelf(10)
  const values = readParameters([])
  expect(await ask(values, 'one', 'a', 'b')).toEqual({ read: ['a', 'b'], found: ['a', 'b'], of: ['one'] })
  expect(await ask(values, 'one', 'b', 'c')).toEqual({ read: ['c'], found: ['b', 'c'], of: ['one'] })
  expect(await ask(readParameters([]), 'one', 'b', 'c')).toEqual({ read: ['b', 'c'], found: ['b', 'c'], of: ['one'] })
})

test('no site is given what was read for another, and what is not there is looked for again', async () => {
  const ask = openShelf(10)
  const values = readParameters([])
  await ask(values, 'one', 'a')
  expect(await ask(values, 'two', 'a')).toEqual({ read: ['a'], found: ['a'], of: ['two'] })
  for (let count = 0; count < 2; count += 1) expect(await ask(values, 'one', 'a', 'gone')).toMatchObject({ read: ['gone'] })
})

test('no more are kept than there is room for: what was asked for last stays', async () => {
  const ask = openShelf(2)
  const values = readParameters([])
  await ask(values, 'one', 'a', 'b')
  await ask(values, 'one', 'a')
  await ask(values, 'one', 'c')
  expect((await ask(values, 'one', 'a', 'b', 'c')).read).toEqual(['b'])
})
