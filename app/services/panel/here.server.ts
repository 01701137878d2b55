import type { ShopApi } from '#api/contract/index.ts'
import { deskOf } from './desks.server.ts'
import { listThings } from './things.server.ts'

/** Under which address each kind of writing is shown, and the field that names it there. */
const places = [
  { at: /^\/actualites\/([^/]+)$/, resource: 'news', field: 'slug' },
  { at: /^\/blog\/(?:.*\/)?([^/]+)$/, resource: 'blog', field: 'slug' },
  { at: /^\/albums\/([^/]+)/, resource: 'album', field: 'slug' },
  { at: /^\/services\/([^/]+)$/, resource: 'service', field: 'slug' },
  { at: /^\/elements\/[^/]+\/([^/]+)$/, resource: 'element', field: 'slug' },
  { at: /^\/boutique\/([^/]+)$/, resource: 'product', field: 'slug' },
  { at: /^\/(.*)$/, resource: 'page', field: 'url' },
] as const

/** Where in the panel a page of the public site is written; the panel's first screen when it is not known. */
export async function findEditable(api: ShopApi, from: string | null, origin: string): Promise<string> {
  const path = pathOf(from, origin)
  for (const { at, resource, field } of places) {
    const name = at.exec(path)?.[1]
    if (name === undefined) continue
    const id = await findId(api, resource, field, name)
    if (id) return `/admin/${deskOf(resource)?.slug}/${id}`
  }
  return '/admin'
}

async function findId(api: ShopApi, resource: string, field: string, name: string): Promise<string | undefined> {
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
  const found = await listThings(api, desk, { [field]: name, nbItem: 1 })
  return found.ok ? found.value.things[0]?.id : undefined
}

function pathOf(from: string | null, origin: string): string {
  if (!from || !URL.canParse(from)) return ''
  const url = new URL(from)
  return url.origin === origin ? url.pathname : ''
}
