import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findLetter } from './letter.ts'

/** Removes a letter and what became of it; one that is leaving is stopped first. */
export const removeLetter: UseCase<Contract['removeLetter']> = ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findLetter(tx, params.id)
    if (!known) return refused('not_found')
    if (known.state === 'SENDING') return refused('conflict')
    await tx.deleteFrom('letter_readers').where('letter_id', '=', params.id).execute()
    await tx.deleteFrom('letters').where('id', '=', params.id).execute()
    return done({})
  })
