import { origin } from '../../support/site.ts'
import { cookieOf } from './cart-cookie.ts'
import type { OwnedShop } from './owner.ts'

export const wine = 'abbesse-2021-75'
export const product = '/boutique/clos-de-l-abbesse'

/** A visitor with a cart of their own. */
export async function fillCart(shop: OwnedShop, ...wishes: [string, number][]) {
  let cookie = ''
  const post = async (path: string, fields: Record<string, string>, from = product) => {
    const answer = await shop.post(path, fields, { origin, referer: origin + from, ...(cookie && { cookie }) })
    cookie = cookieOf(answer) ?? cookie
    return answer
  }
  for (const [declinaison, quantite] of wishes) await post('/panier/ajouter', { declinaison, quantite: String(quantite) })
  const page = (path = '/panier') => shop.html(path, { cookie })
  return { post, page, cookie: () => cookie }
}

export const linesOf = (html: string) =>
  [...html.matchAll(/<h2><a[^>]*href="\/boutique[^>]*>(.*?)<\/a><\/h2>/g)].map(([, name]) => name)
export const quantitiesOf = (html: string) =>
  [...html.matchAll(/name="quantite"[^>]*value="(\d+)"/g)].map(([, count]) => Number(count))
