import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { deskOf } from '../plans/desks.server.ts'
import { listRecords } from '../plans/records.server.ts'

/** Under which address each kind of writing is shown, by its slug or, a page, by its whole path. */
const places = [
  { at: /^\/actualites\/([^/]+)$/, resource: 'news' },
  { at: /^\/blog\/(?:.*\/)?([^/]+)$/, resource: 'blog' },
  { at: /^\/albums\/([^/]+)/, resource: 'album' },
  { at: /^\/services\/([^/]+)$/, resource: 'service' },
  { at: /^\/elements\/[^/]+\/([^/]+)$/, resource: 'element' },
  { at: /^\/boutique\/([^/]+)$/, resource: 'product' },
  { at: /^\/(.*)$/, resource: 'page' },
] as const

/** Where in the panel a page of the public site is written; the panel's first screen when it is not known. */
export async function findEditable(api: ShopApi, from: string | null, origin: string): Promise<string> {
  const path = pathOf(from, origin)
  for (const { at, resource } of places) {
    const name = at.exec(path)?.[1]
    if (name === undefined) continue
    const desk = deskOf(resource)?.slug
    const id = await findId(api, resource, name)
    if (desk && id) return href('/admin/:desk/:id', { desk, id })
  }
  return href('/admin')
}

async function findId(api: ShopApi, resource: string, name: string): Promise<string | undefined> {
  const desk = deskOf(resource)
  if (!desk) return undefined
  if (resource === 'page') {
    const shown = await api.getPage({ params: { url: name || 'home' } })
    return shown.ok ? shown.value.id : undefined
  }
  if (resource === 'product') {
    const shown = await api.listProducts({ query: { slug: name, nbItem: 1 } })
    return shown.ok ? shown.value.products[0]?.id : undefined
  }
  const found = await listRecords(api, desk, { slug: name, nbItem: 1 })
  return found.ok ? found.value.records[0]?.id : undefined
}

function pathOf(from: string | null, origin: string): string {
  if (!from || !URL.canParse(from)) return ''
  const url = new URL(from)
  return url.origin === origin ? url.pathname : ''
}
