import { expect, test } from 'vitest'
import type { RequestContext } from '#app/http/request-context.ts'
import { readSitePages } from './site-pages.server.ts'

const page = (title: string, route = 'cms') => ({ title, cms: { route } })

const answers = {
  pages: { ok: true, value: [page('Le domaine'), page('La boutique', 'shop')] },
  info: { ok: true, value: { isECommerce: false } },
  parameters: { ok: true, value: [] },
  styles: { ok: true, value: { css: '' } },
}

function openScene(): RequestContext {
  const api = {
    listPages: async () => answers.pages,
    getSiteInfo: async () => answers.info,
    listParameters: async () => answers.parameters,
    getOwnStyles: async () => answers.styles,
  }
  return { api } as never
}

test('requests that were answered alike have the very same pages, so that what is made of them is made once', async () => {
  const pages = await readSitePages(openScene())
  expect(pages.map(({ title }) => title)).toEqual(['Le domaine'])
  expect(await readSitePages(openScene())).toBe(pages)
})
