import { expect, test } from 'vitest'
import type { RequestContext } from '#app/http/request-context.ts'
import { getServiceList, getServicePage } from './services.server.ts'

const services = Array.from({ length: 130 }, (_, place) => ({
  slug: `visite-${place}`,
  title: `Visite ${place}`,
  summary: '',
  image: null,
  isReserved: false,
  tags: [place < 120 ? 'Visites' : 'Repas', ...(place === 129 ? ['Mariages'] : [])],
}))

const api = {
  listServices: async ({ query: { nbItem = 100, page = 1 } }: { query: { nbItem?: number; page?: number } }) => {
    const value = { services: services.slice((page - 1) * nbItem, page * nbItem), total: services.length }
    return { ok: true, value }
  },
  getSiteInfo: async () => ({ ok: true, value: { name: 'Domaine', logos: [], defaultLang: { code: 'fr' } } }),
  listParameters: async () => ({ ok: true, value: [] }),
  getOwnStyles: async () => ({ ok: true, value: { css: '' } }),
}

test('the list of services offers the tags of all of them, also of those behind its first page', async () => {
  const ctx = { api, site: { origin: 'https://domaine.test' } } as unknown as RequestContext
  const { view } = await getServiceList(ctx, new URL('https://domaine.test/services'))
  expect(view.chips?.links.map(({ label }) => label)).toEqual(['Tout', 'Visites', 'Repas', 'Mariages'])
  expect(view.posts).toHaveLength(100)
})

test('[T-08] the page of a service shows the one its address names: another that came is let go, and it is fetched again', async () => {
  const full = { id: 's', blocks: [], images: [], ...services[3] }
  const stale = { ...full, ...services[7], id: 't' }
  const answers = [stale, full]
  const getService = async () => ({ ok: true, value: answers.shift() ?? stale })
  const ctx = { api: { ...api, getService }, site: { origin: 'https://domaine.test' } } as unknown as RequestContext
  const url = new URL('https://domaine.test/services/visite-3')
  const asked = { request: new Request(url), url }
  expect((await getServicePage(ctx, asked, 'visite-3')).view.title).toBe('Visite 3')
  await expect(getServicePage(ctx, asked, 'visite-3')).rejects.toMatchObject({ init: { status: 404 } })
})
