import type { RequestScene } from '#app/http/visit-context.ts'
import { readSiteFacts } from './site-facts.server.ts'

const perAsk = 100

/** The pages of the shop, for whoever lists the site: the shelves and each product; none where there is no shop. */
export async function listShopPages(scene: RequestScene): Promise<{ path: string; changedAt?: string }[]> {
  const { info } = await readSiteFacts(scene)
  if (!info.isECommerce) return []
  const pages: { path: string; changedAt?: string }[] = [{ path: '/boutique' }]
  for (let page = 1; ; page += 1) {
    const answer = await scene.api.listProducts({ query: { nbItem: perAsk, page, orderBy: 'name' } })
    if (!answer.ok) return pages
    pages.push(...answer.value.products.map(({ slug, updatedAt }) => ({ path: `/boutique/${slug}`, changedAt: updatedAt })))
    if (page * perAsk >= answer.value.total) return pages
  }
}
