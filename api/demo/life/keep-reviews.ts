import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import type { SiteDatabase } from '../../platform/database/database.ts'
import { demoDay } from './demo-context.ts'

/** As the review service would answer: invented, like their house. */
const heard = [
  {
    author: 'Hélène B.',
    rating: 5,
    daysAgo: 9,
    text: 'On venait pour une bouteille, on est repartis avec six et une adresse de fromager. Le Clos de l’Abbesse vaut le détour à lui seul.',
  },
  {
    author: 'Karim D.',
    rating: 5,
    daysAgo: 31,
    text: 'Carton commandé le lundi, arrivé le jeudi, pas une étiquette abîmée. Et un mot écrit à la main.',
  },
  {
    author: 'Odile et Jean',
    rating: 4,
    daysAgo: 58,
    text: 'Très belle visite de la cave. La montée est raide : prévoyez de bonnes chaussures.',
  },
  {
    author: 'Tomasz W.',
    rating: 5,
    daysAgo: 96,
    text: 'Un vin jaune expliqué sans jargon, et goûté à côté du comté. Nous reviendrons.',
  },
]

/** Keeps what visitors said of the demo estate, as if the service had been asked this morning. */
export async function keepReviews(site: SiteDatabase, now: Date): Promise<void> {
  const rows = heard.map(({ daysAgo, text, ...said }, place) => ({
    ...said,
    text: bindFrenchSpaces(text),
    id: `review-${place + 1}`,
    rank: place + 1,
    date: demoDay(now, daysAgo).toISOString().slice(0, 10),
    fetched_at: now.toISOString(),
  }))
  await site.inTransaction((tx) => tx.insertInto('reviews').values(rows).execute())
}
