import type { Credentials, ShopApi } from '../../contract/index.ts'
import { makeToken } from '../../identity/keys/make-token.ts'
import type { SiteDatabase } from '../../platform/database/database.ts'
import { demo } from '../seed-demo.ts'
import { addEnglish } from './add-english.ts'
import { countVisits } from './count-visits.ts'
import { type DemoContext, demoDay } from './demo-context.ts'
import { dressSite } from './dress-site.ts'
import { keepReviews } from './keep-reviews.ts'
import { meetVisitors } from './meet-visitors.ts'
import { writeLetters } from './write-letters.ts'

type Stage = {
  site: SiteDatabase
  /** The shop's doors at a moment. */
  openAt: (at: Date) => (who: Credentials) => ShopApi
  ownerIs: { email: string; role: 'ADMIN' }
  now: Date
}

/** Shows on the demo estate what an owner can add to a shop, and what people leave there who do not buy. */
export async function seedLife({ site, openAt, ownerIs, now }: Stage): Promise<void> {
  const ctx: DemoContext = {
    now,
    owner: async (daysAgo, lang) => {
      const at = demoDay(now, daysAgo)
      const token = await site.inTransaction((tx) => makeToken(tx, { ...ownerIs, now: at }))
      return openAt(at)({ siteId: demo.id, token, lang })
    },
    visitor: (daysAgo) => openAt(demoDay(now, daysAgo))({ siteId: demo.id, clientAddress: `10.1.0.${daysAgo}` }),
  }
  await dressSite(ctx)
  await countVisits(site, now)
  await keepReviews(site, now)
  await addEnglish(ctx)
  await writeLetters(ctx, site)
  await meetVisitors(ctx, site)
}
