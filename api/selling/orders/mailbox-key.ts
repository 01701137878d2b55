import { emailKey } from '#app/models/platform/text/email.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import { after } from '../../platform/secrets/secrets.ts'

/** For how long the mailed list of a mailbox's orders opens, counted from when the mail leaves. */
const lifeSeconds = 24 * 3600

const place = 'orders-of-mailbox'

/** What opens the orders of a mailbox to whoever reads it; nothing is kept of it, for it says itself whose it is and until when. */
export function makeMailboxKey(email: string, sealing: Sealing, now: Date): string {
  const said = JSON.stringify([emailKey(email) ?? '', after(now, lifeSeconds)])
  // Without dots: what keeps pages takes an ending for a file's.
  return Buffer.from(sealing.seal(said, place)).toString('base64url')
}

/** The address whose orders a key opens; nothing for what is no key, or is too old. */
export function openMailboxKey(key: string, sealing: Sealing, now: Date): string | undefined {
  const said = sealing.open(Buffer.from(key, 'base64url').toString(), place)
  if (said === undefined) return undefined
  const [email, until] = JSON.parse(said) as [string, string]
  return email !== '' && until > now.toISOString() ? email : undefined
}
