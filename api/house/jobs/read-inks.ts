import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type Inks, inksOf } from '../../platform/pdf/inks.ts'

const wanted = ['ART_DIRECTION', 'PRIMARY_COLOR', 'ACCENT_COLOR', 'PAPER_COLOR', 'INK_COLOR']

/** The inks of a site, for work that nobody asked for by a call. */
export async function readInks(read: SiteReader, { lang }: { lang: string }): Promise<Inks> {
  const rows = await read
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('lang', '=', lang)
    .where('type', 'in', wanted)
    .execute()
  return inksOf(coloursOf(readParameters(rows)))
}
