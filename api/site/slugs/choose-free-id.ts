import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { chooseId } from './choose-id.ts'

/** The name of a new thing: the owner's own where they give one that is free, else one made of its title. */
export async function chooseFreeId(
  tx: SiteWriter,
  table: 'forms' | 'calendars',
  { id: wanted, title }: { id?: string | undefined; title: string },
): Promise<Outcome<string>> {
  const isTaken = async (one: string) =>
    (await tx.selectFrom(table).select('id').where('id', '=', one).executeTakeFirst()) !== undefined
  if (wanted === undefined) return done(await chooseId(title, isTaken))
  return (await isTaken(wanted)) ? refused('invalid', { fields: { id: { code: 'taken' } } }) : done(wanted)
}
