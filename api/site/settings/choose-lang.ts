import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** The language of a call: `fr`, `fr_FR` and `fr-FR` are one; one that the site does not offer gives way to the site's own. */
export async function chooseLang(read: SiteReader, site: Site, asked: string | undefined): Promise<string> {
  const code = /^([a-z]{2})(?:[_-][a-z]{2})?$/i.exec(asked?.slice(0, 10) ?? '')?.[1]?.toLowerCase()
  if (code === undefined || code === site.lang) return site.lang
  const offered = await read
    .selectFrom('languages')
    .select('code')
    .where('code', '=', code)
    .where('is_valid', '=', 1)
    .executeTakeFirst()
  return offered?.code ?? site.lang
}
