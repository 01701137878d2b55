import { waitingHours } from '#app/models/content/bookings/place-hold.ts'
import { checkAnswers, type KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { meetMachine } from '../../platform/limits/message-spam.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { after } from '../../platform/secrets/secrets.ts'
import { takeFormFiles } from '../../site/media/take-form-files.ts'
import { findEmail } from '../calendars/tell-booking.ts'
import { fieldsOf, findOpenForm } from '../forms/form.ts'
import { listBookingRequests } from './book-answer.ts'
import { type KeptForm, keepAnswer } from './keep-answer.ts'

type Given = Read<Contract['submitForm']>

const rate = { limit: 15, windowSeconds: 3600 }

/** Keeps what was filled in and tells the owner; a machine is answered alike, and only counted. */
export const submitForm: UseCase<Contract['submitForm']> = async (given, ctx) => {
  const form = await findOpenForm(ctx.read, given.params.id)
  if (!form) return refused('not_found')
  const fields = fieldsOf(form)
  const places = placeFiles(fields, given)
  const checked = checkAnswers(fields, given.body.answers, places)
  const hasFaults = Object.keys(checked.faults).length > 0
  const isSpam = await meetMachines(given.body, hasFaults, ctx)
  if (!isSpam.ok) return isSpam
  if (hasFaults) return refused('invalid', { fields: checked.faults })
  if (isSpam.value) return done(pretendKept(fields, checked.kept, ctx))
  const sent = given.files.map((upload, place) => ({ field: places[place] ?? '', upload }))
  const files = await takeFormFiles(
    sent.filter(({ field }) => checked.asked.includes(field)),
    { of: 'forms' },
    ctx,
  )
  if (!files.ok) return files
  return ctx.inTransaction((tx) => keepAnswer(tx, { form, fields, kept: checked.kept, files: files.value }, ctx))
}

/** What would be answered to somebody: a machine is not told by what is left out that it was known for one. */
function pretendKept(fields: readonly FormField[], kept: KeptAnswer[], { now }: CallContext): KeptForm {
  const isAsked = findEmail(fields, kept) !== undefined && listBookingRequests(fields, kept).length > 0
  return { id: crypto.randomUUID(), confirmBy: isAsked ? after(now, waitingHours * 3600) : null }
}

/** Which field each file is for; where a form has one field of files, that one. */
function placeFiles(fields: readonly FormField[], { body, files }: Given): string[] {
  const [only, ...others] = fields.filter(({ type }) => type === 'FILE')
  return files.map((_file, place) => body.fileFields?.[place] ?? (others.length === 0 ? only?.id : undefined) ?? 'images')
}

/** Counts the attempt first; whether it was a machine's decides what else is done. What is refused anyway is no machine's yet. */
function meetMachines(body: Given['body'], isRefused: boolean, ctx: CallContext): Promise<Outcome<boolean>> {
  const { now, clientAddress } = ctx
  return ctx.inTransaction(async (tx) => {
    const allowed = await takeRate(tx, { bucket: `form block ${blockOf(clientAddress)}`, ...rate, now })
    if (!allowed.ok) return keepWritten(allowed)
    return isRefused ? done(false) : keepWritten(await meetMachine(tx, body, now))
  })
}
