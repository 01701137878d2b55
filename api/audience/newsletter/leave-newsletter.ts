import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { leave } from './subscribe.ts'
import { findByKey } from './subscriber.ts'

/** Ends all letters to the holder of a key, at one act and without a login. */
export const leaveNewsletter: UseCase<Contract['leaveNewsletter']> = ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await findByKey(tx, body.key)
    if (!row) return refused('not_found')
    await leave(tx, row, now)
    return done({})
  })
