import type { Page } from '../../support/page/page.ts'
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
  const page = (path = '/panier') => shop.page(path, { cookie })
  return { post, page, cookie: () => cookie }
}

/** What lies in the cart that a page shows, and how much of each. */
export const linesOf = (page: Page) => page.all('h2 a[href^="/boutique/"]').map(({ name }) => name)
export const quantitiesOf = (page: Page) => page.fields(/^Quantité de /).map(({ value }) => Number(value))

/** The goods of the cart as the browser keeps them; a dash says that there are none any more. */
export const keptCart = (page: Page) => page.one('[data-cart]').attribute('data-cart')
