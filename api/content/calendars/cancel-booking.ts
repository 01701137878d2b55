import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findBooking } from './find-booking.ts'

/** Of what was given back before anybody confirmed it, when and where is remembered, and nothing of whoever asked for it. */
const givenBack = {
  state: 'LAPSED',
  confirm_by: null,
  answer_id: null,
  token_hash: '',
  again_hash: '',
  from_mailbox: '',
} as const

/**
 * Gives back the places that the mail with this secret is about. What nobody has confirmed is remembered as what lapsed is, or its
 * place would take a new term of waiting each time.
 */
export const cancelBooking: UseCase<Contract['cancelBooking']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await findBooking(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    if (row.state === 'CONFIRMED') await tx.deleteFrom('bookings').where('id', '=', row.id).execute()
    else await tx.updateTable('bookings').set(givenBack).where('id', '=', row.id).execute()
    return done({ calendar: row.calendar_id, day: row.day, places: row.places })
  })
