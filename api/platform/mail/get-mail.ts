import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { toSentMail, withState } from './sent-mail.ts'

/** One mail of the site. */
export const getMail: UseCase<Contract['getMail']> = async ({ params }, { read }) => {
  const row = await withState(read).where('id', '=', params.id).executeTakeFirst()
  return row ? done(toSentMail(row)) : refused('not_found')
}
