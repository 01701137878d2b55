import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { forgetAnswers } from './answer.ts'

/** Erases an answer and its files. */
export const removeFormAnswer: UseCase<Contract['removeFormAnswer']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('form_answers').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    await forgetAnswers(tx, [params.id])
    return done({})
  })
