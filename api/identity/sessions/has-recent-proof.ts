import type { Member } from '../../platform/call/call-context.ts'
import { after } from '../../platform/secrets/secrets.ts'

const freshSeconds = 10 * 60

/** Whether a token's holder has proven who they are within ten minutes: by logging in, or by giving the password again. */
export function hasRecentProof({ provenAt }: Pick<Member, 'provenAt'>, now: Date): boolean {
  return provenAt > after(now, -freshSeconds)
}
