import { done, refused } from '#app/models/outcome.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findLetter, type LetterRow, toLetter } from './letter.ts'
import { requireKnownLists } from './require-known-lists.ts'

type Changes = Read<Contract['changeLetter']>['body']

/** Changes a letter of which nothing has left: what its readers were sent stays what it says. */
export const changeLetter: UseCase<Contract['changeLetter']> = ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findLetter(tx, params.id)
    if (!known) return refused('not_found')
    if (known.started_at) return refused('conflict', { fields: { subject: { code: 'letter_gone' } } })
    const lists = await requireKnownLists(tx, body.lists ?? [])
    if (!lists.ok) return lists
    const row = await tx
      .updateTable('letters')
      .set(toColumns(body, known))
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toLetter(tx, row))
  })

/** The columns to set: a field that was not given stays as it is. */
function toColumns(body: Changes, known: LetterRow) {
  return {
    subject: body.subject ?? known.subject,
    title: body.title ?? known.title,
    body: body.body ? JSON.stringify(body.body) : known.body,
    button_label: body.buttonLabel ?? known.button_label,
    button_url: body.buttonUrl ?? known.button_url,
    lists: body.lists ? JSON.stringify(body.lists) : known.lists,
    pace: body.pace ?? known.pace,
  }
}
