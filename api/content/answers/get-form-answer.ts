import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAnswers } from './answer.ts'

/** One form that was filled in. */
export const getFormAnswer: UseCase<Contract['getFormAnswer']> = async ({ params }, { read }) => {
  const rows = await read.selectFrom('form_answers').selectAll().where('id', '=', params.id).execute()
  const [answer] = await toAnswers(read, rows)
  return answer ? done(answer) : refused('not_found')
}
