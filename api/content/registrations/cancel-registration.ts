import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findRegistration } from './find-registration.ts'
import { giveRegistrationBack } from './free-places.ts'

/** Ends the registration that the mail with this secret is about. */
export const cancelRegistration: UseCase<Contract['cancelRegistration']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await findRegistration(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    await giveRegistrationBack(tx, row)
    const { title, places, route, slug } = row
    return done({ title, places, route, slug })
  })
