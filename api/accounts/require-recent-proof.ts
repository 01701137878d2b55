import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { getMember, type Visit } from '../visit.ts'
import { after } from './secrets.ts'

const freshSeconds = 10 * 60

/** Refuses unless this session's holder has proven who they are within ten minutes: one left open is not enough to take all data along. */
export async function requireRecentProof(visit: Pick<Visit, 'read' | 'caller' | 'now'>): Promise<Outcome<null>> {
  const { tokenId } = getMember(visit)
  const { proven_at } = await visit.read
    .selectFrom('tokens')
    .select('proven_at')
    .where('id', '=', tokenId)
    .executeTakeFirstOrThrow()
  if (proven_at > after(visit.now, -freshSeconds)) return done(null)
  return refused('invalid', { fields: { password: { code: 'password_again' } } })
}
