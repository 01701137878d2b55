import { parse } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { done, type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { intentName } from '#app/models/platform/web/form-intent.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'

const secret = /password|(^|\.)code$/i

/** The fields of a form as its schema reads them, or what is to be corrected. */
export function readFields<S extends z.ZodType>(form: FormData, schema: S): Outcome<z.output<S>, Failure> {
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return done(submission.value)
  const fields = Object.entries(submission.error ?? {}).flatMap(([name, told]) => (told ? [[name, told]] : []))
  return { ok: false, error: { ...sayRefusal({ code: 'invalid' }), fields: Object.fromEntries(fields) } }
}

/** What was read of a form, refused for faults that its schema cannot know: they are told with all others. */
export function addFaults<T>(given: Outcome<T, Failure>, faults: Record<string, string[]>): Outcome<T, Failure> {
  if (Object.keys(faults).length === 0) return given
  const error = given.ok ? sayRefusal({ code: 'invalid' }) : given.error
  return { ok: false, error: { ...error, fields: { ...error.fields, ...faults } } }
}

/** The answer to a form that is refused: its page again, with the reasons and what was typed. */
export function refuseForm(form: FormData, { code, message, fields = {}, retryAfter }: Failure) {
  const told = Object.entries(fields).sort(([one], [other]) => placeIn(form, one) - placeIn(form, other))
  const faults = Object.fromEntries(told.map(([name, sentences]) => [name, sentences.join(' ')]))
  const checked = readChecked(form)
  const state: FormState = { message, faults, values: keepTyped(form), ...(checked && { checked }) }
  const headers: HeadersInit = retryAfter ? { 'Retry-After': String(retryAfter) } : {}
  return data(state, { status: statusOf[code], headers })
}

/** Faults are told in the order of the page; a box that was left empty is not sent, and stands below what was typed. */
function placeIn(form: FormData, name: string): number {
  const place = [...form.keys()].indexOf(name)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

/** Who asks about one field sends nothing yet: such a form is read like any other, and never taken. */
function readChecked(form: FormData): string | undefined {
  const { intent } = parse(form, { resolve: () => ({ error: null }) }).reply()
  return intent?.type === 'validate' ? intent.payload.name : undefined
}

/** What was typed into a form, without passwords and codes. */
export function keepTyped(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== intentName && !secret.test(name) ? [[name, value]] : [],
    ),
  )
}
