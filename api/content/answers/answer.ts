import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import type { FormAnswer } from '../../contract/content/form.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Row = Selectable<SiteTables['form_answers']>

/** Stored answers as their reader sees them, with the files that came along. */
export async function toAnswers(read: SiteReader, rows: Row[]): Promise<z.input<typeof FormAnswer>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await read.selectFrom('form_files').selectAll().where('answer_id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    title: row.title,
    answers: JSON.parse(row.answers) as KeptAnswer[],
    files: files
      .filter((file) => file.answer_id === row.id)
      .map(({ id, field, name, mime, bytes }) => ({ id, field, name, mime, bytes })),
    isMember: row.user_id !== null,
    isRead: row.is_read === 1,
    createdAt: row.created_at,
  }))
}

/** Erases answers, what names their files, and the places they booked. */
export async function forgetAnswers(tx: SiteWriter, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('bookings').where('answer_id', 'in', ids).execute()
  await tx.deleteFrom('form_files').where('answer_id', 'in', ids).execute()
  await tx.deleteFrom('form_answers').where('id', 'in', ids).execute()
}
