import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findTaker } from '../../platform/limits/find-taker.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import type { FormFile } from '../../site/media/take-form-files.ts'
import { findEmail } from '../calendars/tell-booking.ts'
import type { FormRow } from '../forms/form.ts'
import { bookRequests, findBookingFault, listBookingRequests } from './book-answer.ts'

/** What whoever filled in a form is told of what became of it. */
export type KeptForm = { id: string; confirmBy: string | null }

type Filled = { form: FormRow; fields: readonly FormField[]; kept: KeptAnswer[]; files: FormFile[] }

/** Keeps an answer with its files and the days it books, and tells the owner and who books in the same transaction. */
export async function keepAnswer(tx: SiteWriter, filled: Filled, ctx: CallContext): Promise<Outcome<KeptForm>> {
  const { form, fields, kept, files } = filled
  const { caller, now } = ctx
  const wishes = listBookingRequests(fields, kept)
  const booker = findEmail(fields, kept)
  const taker = await findTaker(tx, ctx, booker)
  const faults = await findBookingFault(tx, wishes, { taker, isAsked: booker !== undefined, now })
  if (faults) return refused('invalid', { fields: faults })
  const id = crypto.randomUUID()
  await tx
    .insertInto('form_answers')
    .values({
      id,
      form: form.id,
      title: form.title,
      answers: JSON.stringify(kept),
      user_id: caller.role === 'VISITOR' ? null : caller.userId,
      created_at: now.toISOString(),
      is_read: 0,
    })
    .execute()
  if (files.length > 0)
    await tx
      .insertInto('form_files')
      .values(files.map((file) => ({ ...file, answer_id: id })))
      .execute()
  const confirmBy = await bookRequests(tx, wishes, { answer: id, taker, booker }, ctx)
  await tellOwner(tx, filled, ctx)
  return done({ id, confirmBy })
}

async function tellOwner(tx: SiteWriter, { form, fields, kept, files }: Filled, { site, now }: CallContext): Promise<void> {
  const to = form.recipient || (await findCompanyMailbox(tx, site.lang))
  const lines = kept.map(({ label, value }) => `${label} : ${value}`)
  const email = fields.find(({ type }) => type === 'EMAIL')
  const params = {
    title: form.title,
    lines: lines.join('\n'),
    files: files.map(({ name }) => name).join(', '),
    email: kept.find(({ field }) => field === email?.id)?.value ?? '',
  }
  await mailHouse(tx, { kind: 'form_received', to, params, site, now })
}
