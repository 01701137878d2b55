import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { toSlug } from '#app/models/platform/text/slug.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { numberUntil } from '../../site/slugs/choose-slug.ts'
import { type SlugScope, takeSlug } from '../../site/slugs/former-slugs.ts'

type Placed = { id: string; lang: string; slug?: string; collection_id?: string; taken?: number }
type Wanted = {
  idCollection?: string | undefined
  idImage?: string | null | undefined
  slug?: string | undefined
  title?: string | undefined
  places?: number | null | undefined
}

/** The word that an element's address says within its collection, to which its former place leads; refuses what it cannot have. */
export async function chooseElementSlug(tx: SiteWriter, placed: Placed, wanted: Wanted): Promise<Outcome<string>> {
  const picture = await refusePicture(tx, wanted.idImage)
  if (picture) return picture
  const collection = wanted.idCollection ?? placed.collection_id ?? ''
  if (!(await isOfLanguage(tx, collection, placed.lang))) return fault('idCollection', 'choice')
  const { places } = wanted
  const { taken = 0 } = placed
  if (typeof places === 'number' && places < taken) return fault('places', 'too_small', taken)
  const isFree = async (slug: string) => {
    const others = tx.selectFrom('elements').select('id').where('collection_id', '=', collection).where('slug', '=', slug)
    return (await others.where('id', '<>', placed.id).executeTakeFirst()) === undefined
  }
  const asked = wanted.slug ?? placed.slug
  if (asked !== undefined && !(await isFree(asked))) return fault('slug', 'taken')
  const slug = asked ?? (await numberUntil(toSlug(wanted.title ?? ''), isFree))
  await takeSlug(tx, placed.id, { kind: 'element', within: collection, slug }, placeOf(placed))
  return done(slug)
}

function placeOf({ collection_id: within, slug }: Placed): SlugScope | undefined {
  return within !== undefined && slug !== undefined ? { kind: 'element', within, slug } : undefined
}

async function isOfLanguage(tx: SiteWriter, id: string, lang: string): Promise<boolean> {
  const collections = tx.selectFrom('collections').select('id').where('lang', '=', lang)
  return (await collections.where('id', '=', id).executeTakeFirst()) !== undefined
}

function fault(field: string, code: FaultCode, min = 0): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code, params: { min } } } })
}
