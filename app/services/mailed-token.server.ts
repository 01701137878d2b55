import { data } from 'react-router'
import { statusOf } from '#app/models/outcome.ts'
import { sayRefusal } from '#app/texts/refusals.ts'

/** The token of a mailed link, as its page hands it to the form; what cannot be one is no page of ours. */
export function readToken({ token = '' }: { token?: string | undefined }): { token: string } {
  if (/^[\w-]{0,200}$/.test(token)) return { token }
  throw data({ message: sayRefusal({ code: 'not_found' }).message }, { status: statusOf.not_found })
}
