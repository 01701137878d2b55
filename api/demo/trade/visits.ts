import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

/** Where visitors said that they came from, and how many a week or so. */
const sources = { carton: 9, instagram: 6, 'carte-de-visite': 3, 'lettre-automne': 4 }

/** Counts those who came to the demo estate in two months by an address with a source in it. */
export async function seedVisits(tx: SiteWriter, now: Date): Promise<void> {
  const today = parisDay(now)
  const days = Array.from({ length: 60 }, (_, ago) => ago)
  const rows = days.flatMap((ago) =>
    Object.entries(sources).map(([source, most], place) => ({
      id: crypto.randomUUID(),
      source,
      day: addDays(today, -ago),
      count: Math.max(0, most - ((ago * (place + 3) * 7) % (most + 4))),
    })),
  )
  await tx
    .insertInto('visits')
    .values(rows.filter(({ count }) => count > 0))
    .execute()
}
