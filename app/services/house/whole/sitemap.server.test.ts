import { expect, test } from 'vitest'
import type { RequestContext } from '#app/http/request-context.ts'
import { readSitemap } from './sitemap.server.ts'

const inPage = 10_000

/** A shop of so many wines whose API answers as it does behind the memory of what follows the content: the same answer in one version. */
function openFake({ count }: { count: number }) {
  const state = { asked: 0, isDown: false, count, info: infoOf() }
  const given = (value: unknown) => async () => {
    state.asked += 1
    return { ok: true, value }
  }
  const none = (name: string) => given({ [name]: [], total: 0 })
  const api = {
    getSiteInfo: async () => ({ ok: true, value: state.info }),
    listParameters: given([{ type: 'BLOG_ACTIVATED', value: 'false' }]),
    getOwnStyles: async () => ({ ok: true, value: { css: '' } }),
    listPages: given([]),
    listProductAddresses: async ({ query: { page = 1 } }: { query: { page?: number } }) => {
      state.asked += 1
      if (state.isDown) throw new Error('no answer')
      const length = Math.max(0, Math.min(inPage, state.count - (page - 1) * inPage))
      const goods = Array.from({ length }, (_, place) => ({
        slug: `vin-${page}-${place}`,
        updatedAt: '2026-03-01T00:00:00.000Z',
      }))
      return { ok: true, value: Object.freeze(goods) }
    },
    listCalendars: given([]),
    listNews: none('news'),
    listAlbums: none('albums'),
    listServices: none('services'),
    listCollections: given([]),
  }
  const read = (origin = 'https://coteaux.test') =>
    readSitemap({ api, apiIn: () => api, site: { origin } } as unknown as RequestContext)
  const rise = () => {
    state.info = infoOf()
  }
  return { state, read, rise }
}

function infoOf() {
  return { isECommerce: true, defaultLang: { code: 'fr' }, languages: [] }
}

const wines = ({ front, parts }: { front: string; parts: readonly string[] }) =>
  [front, ...parts].reduce((sum, text) => sum + (text.match(/<loc>[^<]*\/vin-/g)?.length ?? 0), 0)

test('the map of a site names every wine, however many they are, and is made once in each version of the content', async () => {
  const { state, read, rise } = openFake({ count: 60_000 })
  const [map, same] = await Promise.all([read(), read()])
  expect([wines(map), map.parts.length, same === map]).toEqual([60_000, 13, true])
  const { asked } = state
  expect(await read()).toBe(map)
  expect(state.asked - asked).toBeLessThanOrEqual(1)
  state.count = 20_000
  rise()
  expect(wines(await read())).toBe(20_000)
})

test('a map that could not be made is asked for anew', async () => {
  const { state, read } = openFake({ count: 3 })
  state.isDown = true
  await expect(read()).rejects.toThrow('no answer')
  state.isDown = false
  expect(wines(await read())).toBe(3)
})

test('the maps of many large sites do not pile up', async () => {
  const { state, read } = openFake({ count: 50_000 })
  const first = await read('https://a.test')
  const count = async (origin: string) => {
    const before = state.asked
    await read(origin)
    return state.asked - before
  }
  expect(await count('https://a.test')).toBeLessThanOrEqual(1)
  for (const site of ['b', 'c', 'd', 'e']) await read(`https://${site}.test`)
  expect(await count('https://e.test')).toBeLessThanOrEqual(1)
  expect(await count('https://a.test')).toBeGreaterThan(5)
  expect(await read('https://a.test')).toEqual(first)
})
