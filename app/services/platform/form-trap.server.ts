import { z } from 'zod'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { readFields } from './account-form.server.ts'
import { Email } from './account-schemas.server.ts'

/** What a form carries that people do not fill in: a field out of sight, and when it was shown. */
export type Trap = { bis?: string | undefined; shown?: string | undefined }

/** When the form was shown, as it stands in the form: whoever sends it at once has not read it. */
export function stampForm(): string {
  return Date.now().toString(36)
}

/** What the API needs to tell a machine from somebody. */
export function readTrap({ bis = '', shown = '' }: Trap): { trap: string; seconds?: number } {
  const seconds = secondsSince(shown)
  return { trap: bis.slice(0, 100), ...(shown && { seconds }) }
}

const AddressFields = z.object({ email: Email, bis: z.string().optional(), shown: z.string().max(20).optional() })

/** The address that somebody leaves in a form with such a trap, ready for the API. */
export function readTrappedEmail(form: FormData): Outcome<{ email: string; trap: string; seconds?: number }, Failure> {
  const given = readFields(form, AddressFields)
  return given.ok ? done({ email: given.value.email, ...readTrap(given.value) }) : given
}

/** A time that nobody could have been given counts as none. */
function secondsSince(shown: string): number {
  const since = /^[0-9a-z]{1,11}$/.test(shown) ? Number.parseInt(shown, 36) : Number.NaN
  return Math.max(0, (Date.now() - since) / 1000) || 0
}
