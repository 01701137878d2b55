import type { SiteWriter } from '#api/platform/database/database.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants a form, an answer to it with a file and a booking, and a calendar, every text with the site's mark. */
export async function plantForms(tx: SiteWriter, mark: string): Promise<void> {
  const id = crypto.randomUUID()
  const fields = JSON.stringify([{ id: 'nom', label: mark, type: 'TEXT' }])
  await tx
    .insertInto('forms')
    .values({ id, title: mark, intro: mark, thanks: mark, recipient: '', fields, is_valid: 1, updated_at: at })
    .execute()
  const answers = JSON.stringify([{ field: 'nom', label: mark, value: mark }])
  await tx
    .insertInto('form_answers')
    .values({ id, form: id, title: mark, answers, user_id: null, created_at: at, is_read: 0 })
    .execute()
  await tx
    .insertInto('calendars')
    .values({
      id,
      title: mark,
      description: mark,
      form: '',
      weekdays: '[1]',
      closed_days: '[]',
      opens_on_holidays: 0,
      lead_days: 1,
      horizon_days: 60,
      capacity: 4,
      is_valid: 1,
      updated_at: at,
    })
    .execute()
  await tx
    .insertInto('bookings')
    .values({ id, calendar_id: id, day: '2026-01-05', places: 1, answer_id: id, note: mark, created_at: at })
    .execute()
  await tx
    .insertInto('form_files')
    .values({ id, answer_id: id, field: 'photo', name: `${mark}.png`, mime: 'image/png', bytes: 4, content_hash: mark })
    .execute()
}
