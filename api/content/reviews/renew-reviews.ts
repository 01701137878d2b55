import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { daysBefore } from '../../platform/jobs/retention-terms.ts'
import type { FetchedReview, ReviewsPort } from '../../platform/outside/reviews.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'

type At = Pick<SiteAtWork, 'read' | 'inTransaction' | 'now' | 'site'>

/** After so many days without an answer the last one is too old to be shown. */
const goodForDays = 30

/** Asks the review service anew, off the path of any page: its last good answer stays while it fails. */
export async function renewReviews({ read, inTransaction, now, site }: At, port: ReviewsPort | undefined): Promise<void> {
  const place = await read
    .selectFrom('parameters')
    .select('value')
    .where('type', '=', 'GOOGLE_PLACE_ID')
    .where('lang', '=', site.lang)
    .executeTakeFirst()
  const answer = port && place?.value ? await askInTime(port, place.value) : { reviews: undefined, fault: undefined }
  await inTransaction((tx) => keepAnswer(tx, answer.reviews, now))
  if (answer.fault !== undefined) throw answer.fault
}

async function askInTime(port: ReviewsPort, place: string): Promise<{ reviews?: FetchedReview[]; fault?: unknown }> {
  try {
    return { reviews: await port.fetch(place) }
  } catch (fault) {
    return { fault }
  }
}

/** Pages change only when what they show does. */
async function keepAnswer(tx: SiteWriter, reviews: FetchedReview[] | undefined, now: Date): Promise<void> {
  const known = await tx.selectFrom('reviews').selectAll().orderBy('rank').execute()
  if (reviews) await tx.deleteFrom('reviews').execute()
  else await tx.deleteFrom('reviews').where('fetched_at', '<', daysBefore(now, goodForDays)).execute()
  if (reviews && reviews.length > 0) {
    const fetched_at = now.toISOString()
    const rows = reviews.map((review, place) => ({ ...review, id: `review-${place + 1}`, rank: place + 1, fetched_at }))
    await tx.insertInto('reviews').values(rows).execute()
  }
  const shown = await tx.selectFrom('reviews').selectAll().orderBy('rank').execute()
  if (wordsOf(shown) !== wordsOf(known)) await bumpContentVersion(tx)
}

function wordsOf(rows: FetchedReview[]): string {
  return JSON.stringify(rows.map(({ author, rating, text, date }) => [author, rating, text, date]))
}
