import { type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { findUrlFault } from '#app/models/platform/web/page-url.ts'
import { type MenuLink, readLink } from '#app/models/site/look/menu-link.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

type Placed = { id: string; lang: string; url: string }
type Wanted = {
  idParent?: string | null | undefined
  translationOf?: string | null | undefined
  url?: string | undefined
  link?: MenuLink | undefined
}

/** Refuses a place in the tree, an address or a link that a page cannot have. */
export async function refusePosition(tx: SiteWriter, page: Placed, wanted: Wanted): Promise<Outcome<never> | undefined> {
  const { idParent, translationOf, url, link } = wanted
  if (link && link.type !== 'NONE' && !readLink(link)) return fault('link', 'format')
  if (idParent && !(await mayStandUnder(tx, page, idParent))) return fault('idParent', 'choice')
  if (translationOf && !(await isOfOtherLanguage(tx, page, translationOf))) return fault('translationOf', 'choice')
  if (url === undefined || url === page.url) return undefined
  const wrong = page.id !== '' && page.url === '' ? 'format' : findUrlFault(url)
  if (wrong) return fault('url', wrong)
  const other = await tx.selectFrom('pages').select('id').where('lang', '=', page.lang).where('url', '=', url).executeTakeFirst()
  return other && fault('url', 'taken')
}

/** The address that is wished for; without one the title makes it, with a number behind it where another page has it. */
export async function chooseUrl(tx: SiteWriter, lang: string, { title, url }: { title: string; url?: string | undefined }) {
  if (url !== undefined) return url
  const rows = await tx.selectFrom('pages').select('url').where('lang', '=', lang).execute()
  const taken = new Set(rows.map((row) => row.url))
  const wanted = slugOf(title) || 'page'
  const names = Array.from({ length: rows.length + 2 }, (_, place) => (place === 0 ? wanted : `${wanted}-${place + 1}`))
  return names.find((name) => !taken.has(name) && !findUrlFault(name)) ?? `${wanted}-${rows.length + 2}`
}

/** Lets the old address of a page lead to it; it always leads to the page itself, so that no chain and no ring can come of it. */
export async function keepOldUrl(tx: SiteWriter, page: Placed, url: string | undefined): Promise<void> {
  if (url === undefined || url === page.url) return
  await freeUrl(tx, page.lang, url)
  await tx.insertInto('page_redirects').values({ lang: page.lang, url: page.url, page_id: page.id }).execute()
}

/** Takes an address back from whatever page once had it. */
export async function freeUrl(tx: SiteWriter, lang: string, url: string): Promise<void> {
  await tx.deleteFrom('page_redirects').where('lang', '=', lang).where('url', '=', url).execute()
}

/** A page stands under another of its language, never under itself or one of its own. */
async function mayStandUnder(tx: SiteWriter, page: Placed, idParent: string): Promise<boolean> {
  const rows = await tx.selectFrom('pages').select(['id', 'id_parent']).where('lang', '=', page.lang).execute()
  const parents = new Map(rows.map((row) => [row.id, row.id_parent]))
  if (!parents.has(idParent)) return false
  for (let above: string | null | undefined = idParent; above; above = parents.get(above)) if (above === page.id) return false
  return true
}

/** A page says in its language what another says in its own. */
async function isOfOtherLanguage(tx: SiteWriter, page: Placed, id: string): Promise<boolean> {
  const other = await tx.selectFrom('pages').select('lang').where('id', '=', id).executeTakeFirst()
  return other !== undefined && other.lang !== page.lang
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
