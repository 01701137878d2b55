import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toLetters } from './letter.ts'

const columns = { subject: 'subject', state: 'state', createdAt: 'created_at', sendAt: 'send_at' }

/** The letters of the site. */
export const listLetters: UseCase<Contract['listLetters']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('letters').selectAll(), query, columns)
  return done({ letters: await toLetters(read, rows), total })
}
