import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type Piece, type PieceState, pieces } from '#app/models/house/starter/answers.ts'
import { type Trade, trades } from '#app/models/site/settings/trade.ts'
import { pageWords } from '#app/texts/house/starter/trade-pages.ts'
import { isNewHome } from '#app/texts/site/new-site.ts'

/** How each of the first pages stands on a site, and at which address. */
export type Standing = Record<Piece, PieceState & { url?: string }>

/** Looks where the first pages of a site stand; one that moved is found by the address it had. */
export async function readPieces(api: ShopApi, trade: Trade): Promise<Standing> {
  const [listed, drafts, articles] = await Promise.all([
    api.listAdminPages({ query: { nbItem: 100 } }),
    api.listPageDrafts(),
    api.listAdminBlogs({ query: { nbItem: 1 } }),
  ])
  const { pages } = orThrow(listed)
  const drafted = new Set(orThrow(drafts).drafts.map(({ idPage }) => idPage))
  const find = async (piece: Piece): Promise<Standing[Piece]> => {
    if (piece === 'article') return { is: orThrow(articles).total > 0 ? 'written' : 'absent' }
    const urls = urlsOf(piece, trade)
    const page = pages.find(({ url }) => urls.includes(url)) ?? (await findMoved(api, urls))
    if (!page) return { is: 'absent' }
    if (drafted.has(page.id)) return { is: 'drafted', ...page }
    return { is: (await isUntouched(api, piece, page.id)) ? 'blank' : 'written', ...page }
  }
  const found = await Promise.all(pieces.map(async (piece) => [piece, await find(piece)] as const))
  return Object.fromEntries(found) as Standing
}

/** The addresses that a page may have: that of its own trade first, since a house may have been of another when it was written. */
function urlsOf(piece: Exclude<Piece, 'article'>, trade: Trade): string[] {
  const words = [trade, ...trades].map((one) => pageWords[one])
  const urls = {
    home: [''],
    goods: ['boutique'],
    house: words.map(({ houseUrl }) => houseUrl),
    place: words.map(({ placeUrl }) => placeUrl),
    visits: words.map(({ visitsUrl }) => visitsUrl),
    blog: ['le-carnet'],
    contact: ['contact'],
  }
  return urls[piece]
}

async function findMoved(api: ShopApi, urls: string[]): Promise<{ id: string; url: string } | undefined> {
  for (const url of new Set(urls.filter(Boolean))) {
    const page = await api.getPage({ params: { url } })
    if (page.ok) return page.value
  }
  return undefined
}

/** Whether a page says what the program has put there, and nothing of its owner's. */
async function isUntouched(api: ShopApi, piece: Piece, id: string): Promise<boolean> {
  const { blocks } = orThrow(await api.getAdminPage({ params: { id } }))
  return piece === 'home' ? isNewHome(blocks) : blocks.length === 0
}
