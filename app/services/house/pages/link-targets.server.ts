import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Target } from '#app/models/house/panel/composed.ts'

/** Pages in the order of the menus, then what is sold; one that is on no first hundred is linked by its address. */
export async function readTargets(api: ShopApi): Promise<Target[]> {
  const [pages, sold] = await Promise.all([api.listPages(), api.listProducts({ query: { nbItem: 100, orderBy: 'name' } })])
  return [
    ...orThrow(pages).flatMap(({ title, menuTitle, url, isText }) =>
      isText ? [] : [{ name: menuTitle || title, href: `/${url}` }],
    ),
    ...orThrow(sold).products.map(({ name, slug }) => ({ name, href: href('/boutique/:slug', { slug }) })),
  ]
}
