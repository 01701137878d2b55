import { expect, test } from 'vitest'
import type { RequestContext } from '#app/http/request-context.ts'
import { listWritingPaths } from './sitemap-writings.server.ts'

const most = 100

/** A list of so many entries that gives no more than a hundred of them at once, as the API does. */
function listOf(name: string, total: number) {
  const all = Array.from({ length: total }, (_, place) => ({ slug: `${name}-${place}`, isReserved: false }))
  return async ({ query: { nbItem = most, page = 1 } }: { query: { nbItem?: number; page?: number } }) => ({
    ok: true,
    value: { [name]: all.slice((page - 1) * nbItem, page * nbItem), total },
  })
}

test('all that the house writes is in the map of the site, however much it is', async () => {
  const given = async (value: unknown) => ({ ok: true, value })
  const lists = { news: 250, albums: 120, services: 101, elements: 230 }
  const api = {
    listNews: listOf('news', lists.news),
    listAlbums: listOf('albums', lists.albums),
    listServices: listOf('services', lists.services),
    listElements: listOf('elements', lists.elements),
    listCollections: () => given([{ route: 'soirees' }]),
    getSiteInfo: () => given({ name: 'Domaine' }),
    listParameters: () => given([{ type: 'BLOG_ACTIVATED', value: 'false' }]),
    getOwnStyles: () => given({ css: '' }),
  }
  const paths = await listWritingPaths({ api } as unknown as RequestContext)
  const count = (start: string) => paths.filter((path) => path.startsWith(`${start}/`)).length
  expect([count('/actualites'), count('/albums'), count('/services'), count('/elements/soirees')]).toEqual(Object.values(lists))
})
