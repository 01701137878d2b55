import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { newHome, newSiteTexts } from '#app/texts/site/new-site.ts'
import { layRepliesReady } from '../../audience/messages/ready-replies.ts'
import { writeBlocks } from '../../content/blocks/stored-blocks.ts'
import { blankPage } from '../../content/pages/create-page.ts'
import { bindWriter, type Database, type SiteWriter } from '../../platform/database/database.ts'
import { writeSettings } from '../../site/settings/settings.ts'
import { type Invited, inviteOwner } from './invite-owner.ts'
import { readSiteHost } from './site-host.ts'

/** A site as it is ordered: where it is to be seen, who may enter it first, and whether visitors see it before that. */
export type NewSite = {
  host: string
  aliases: string[]
  name: string
  lang: string
  email: string
  isOpen?: boolean | undefined
  now: Date
}

/** A site that was made, and the link by which its owner comes in. */
export type MadeSite = Invited & { id: string; origin: string }

/** Makes an empty site that stands at once, under construction until its owner opens it; a host that is taken refuses. */
export async function createSite(
  db: Database,
  wish: NewSite,
  also: (tx: SiteWriter, made: MadeSite) => Promise<void> = async () => {},
): Promise<Outcome<MadeSite>> {
  const [place, ...aliases] = [wish.host, ...wish.aliases].map(readSiteHost)
  const faults = findFaults(wish)
  if (!place || Object.keys(faults).length > 0) return refused('invalid', { fields: faults })
  const hosts = [...new Set([place.host, ...aliases.flatMap((alias) => alias?.host ?? [])])]
  return db.inTransaction(async (tx) => {
    const known = await tx.selectFrom('sites').select(['id', 'origin']).execute()
    const taken = await tx.selectFrom('site_hosts').select('host').where('host', 'in', hosts).execute()
    const isTaken = taken.some(({ host }) => host === place.host) || known.some(({ origin }) => origin === place.origin)
    if (isTaken) return refused('invalid', { fields: { host: { code: 'taken' } } })
    if (taken.length > 0) return refused('invalid', { fields: { aliases: { code: 'taken' } } })
    const id = nextId(known.map((site) => site.id))
    const entry = { id, name: wish.name.trim(), origin: place.origin, status: 'open' as const, lang: wish.lang }
    await tx
      .insertInto('sites')
      // Whoever makes the first site runs the machine.
      .values({ ...entry, created_at: wish.now.toISOString(), is_operator: known.length === 0 ? 1 : 0 })
      .execute()
    await tx
      .insertInto('site_hosts')
      .values(hosts.map((host) => ({ host, site_id: id })))
      .execute()
    const own = bindWriter(tx, id)
    await furnish(own, wish)
    const invited = await inviteOwner(own, { ...wish, role: 'SUPER_ADMIN' })
    if (!invited.ok) return invited
    const made = { id, origin: place.origin, ...invited.value }
    await also(own, made)
    return done(made)
  })
}

function findFaults({ host, aliases, name, lang, email }: NewSite): Record<string, Fault> {
  return {
    ...(!readSiteHost(host) && { host: { code: 'format' } }),
    ...(aliases.some((alias) => !readSiteHost(alias)) && { aliases: { code: 'format' } }),
    ...(!name.trim() && { name: { code: 'required' } }),
    ...(!/^[a-z]{2}$/.test(lang) && { lang: { code: 'format' } }),
    ...(!emailKey(email) && { email: { code: 'format' } }),
  }
}

/** Sites are short numbers, in the order they came. */
function nextId(known: string[]): string {
  const numbers = known.map(Number).filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1)
}

const pages = [
  { id: 'accueil', url: '', title: newSiteTexts.homeTitle, menu_title: newSiteTexts.homeMenu, blocks: writeBlocks(newHome) },
  { id: 'boutique', url: 'boutique', title: newSiteTexts.shopTitle, menu_title: newSiteTexts.shopMenu, cms: 'shop' },
  { id: 'contact', url: 'contact', title: newSiteTexts.contact, menu_title: newSiteTexts.contact },
]

/** The rows that a site needs to be a site: everything else has a default or comes from its owner. */
async function furnish(tx: SiteWriter, { name, lang, isOpen, now }: NewSite): Promise<void> {
  await writeSettings(tx, { is_e_commerce: 1, is_building: isOpen ? 0 : 1 })
  const company = { id: 'company_name', type: 'COMPANY_NAME', kind: 'STRING', label: parameterLabel('COMPANY_NAME')[0] }
  await tx
    .insertInto('parameters')
    .values({ ...company, lang, value: name.trim() })
    .execute()
  const made = { lang, is_valid: 1 as const, updated_at: now.toISOString() }
  await tx
    .insertInto('pages')
    .values(pages.map((page, place) => ({ ...blankPage, ...made, sort_order: place, ...page })))
    .execute()
  await layRepliesReady(tx)
}
