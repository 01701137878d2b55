import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { FooterElements } from '#app/ui/house/bars/footer-elements.ts'

/** More of them would be no footer. */
const nbItem = 100

/** The collection that the owner wants in the footer; none where it is gone, or empty. */
export async function readFooterElements(
  api: ShopApi,
  { FOOTER_ELEMENTS: route }: Pick<ParameterValues, 'FOOTER_ELEMENTS'>,
): Promise<FooterElements | undefined> {
  if (!route) return undefined
  const [collections, listed] = await Promise.all([
    api.listCollections(),
    api.listElements({ params: { route }, query: { page: 1, nbItem } }),
  ])
  const collection = collections.ok ? collections.value.find((one) => one.route === route) : undefined
  if (!collection || !listed.ok || listed.value.elements.length === 0) return undefined
  const links = listed.value.elements.map(({ slug, title }) => ({
    href: href('/elements/:route/:slug', { route, slug }),
    label: title,
  }))
  return { title: collection.title, href: href('/elements/:route', { route }), links }
}
