import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toAnswers } from './answer.ts'

const columns = { form: 'form', title: 'title', isRead: 'is_read', createdAt: 'created_at' }

/** What was filled in at the forms of the site. */
export const listFormAnswers: UseCase<Contract['listFormAnswers']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('form_answers').selectAll(), query, columns)
  return done({ answers: await toAnswers(read, rows), total })
}
