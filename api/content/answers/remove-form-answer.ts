import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { letGoOfFiles } from '../../site/media/sweep-files.ts'
import { forgetAnswers } from './answer.ts'

/** Erases an answer and its files. */
export const removeFormAnswer: UseCase<Contract['removeFormAnswer']> = async ({ params }, ctx) => {
  const erased = await ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('form_answers').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const files = await tx.selectFrom('form_files').select('content_hash').where('answer_id', '=', params.id).execute()
    await forgetAnswers(tx, [params.id])
    return done(files.map((file) => file.content_hash))
  })
  if (!erased.ok) return erased
  await letGoOfFiles(ctx, ctx.media.files, erased.value)
  return done({})
}
