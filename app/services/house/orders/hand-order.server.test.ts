import { expect, test } from 'vitest'
import type { Member } from '../../platform/session/session.server.ts'
import { readHandOrder } from './hand-order.server.ts'

type Query = { nbItem?: number; page?: number; search?: string; declination?: string }

test('what was chosen stays through a search, read by itself and not out of the whole stock', async () => {
  const asked: Query[] = []
  const line = (id: string) => ({ idDeclination: id, idProduct: `wine-${id}`, isValid: true, isOnSale: true })
  const api = {
    listStock: async ({ query }: { query: Query }) => {
      asked.push(query)
      const found = query.declination === undefined ? ['a', 'b'] : [query.declination].filter((id) => id !== 'gone')
      return { ok: true, value: { lines: found.map(line), total: query.declination === undefined ? 10_000 : found.length } }
    },
    listCarriers: async () => ({ ok: true, value: { carriers: [] } }),
    listPaymentMeans: async () => ({ ok: true, value: [] }),
  }
  const entries = ['b', 'far', 'gone'].map((id): [string, string] => [`nombre-${id}`, '2'])
  const { lines, hasMore } = await readHandOrder({ api } as unknown as Member, { entries: [['q', 'vin'], ...entries] })
  expect([lines.map(({ idDeclination }) => idDeclination), hasMore]).toEqual([['b', 'far', 'a'], true])
  expect(asked.slice(1)).toEqual(['far', 'gone'].map((declination) => ({ nbItem: 1, declination })))
})
