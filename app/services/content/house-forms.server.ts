import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { SentForm } from '#app/http/read-uploads.server.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { GivenAnswers } from '#app/models/content/forms/form-field.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { hasAccents } from '#app/models/platform/text/email.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { isDay } from '#app/models/platform/time/working-days.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'
import type { CustomForm } from '#app/ui/content/house-form/house-forms.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { readTrap } from '../platform/form-trap.server.ts'
import { textOf } from '../platform/refuse-fields.server.ts'

type Field = CustomForm['fields'][number]
type Body = NonNullable<Parameters<ShopApi['submitForm']>[0]>['body']

const prefix = 'q-'

/** How the field of an answer is called in the page: apart from those of the form itself. */
export const nameOf = (id: string) => prefix + id

/** What was filled in, as the API takes it. */
export function readAnswers({ fields }: CustomForm, { form, uploads }: SentForm): Body {
  const answers: GivenAnswers = {}
  for (const field of fields) {
    const said = form.getAll(nameOf(field.id)).filter((value): value is string => typeof value === 'string')
    const answer = readAnswer(field, said)
    if (answer !== undefined) answers[field.id] = answer
  }
  const text = (name: string) => (typeof form.get(name) === 'string' ? String(form.get(name)) : '')
  const fileFields = uploads.map(({ field }) => (field.startsWith(prefix) ? field.slice(prefix.length) : '_'))
  return { answers, fileFields, ...readTrap({ bis: text('bis'), shown: text('shown') }) }
}

function readAnswer({ type }: Field, said: string[]): GivenAnswers[string] | undefined {
  if (type === 'FILE' || type === 'HIDDEN') return undefined
  if (type === 'CHOICES') return said
  if (type === 'CONSENT') return said.length > 0
  return said[0]
}

/** The days of calendars that were booked by what was filled in, as the address of the page of thanks names them. */
export function nameBookedDays({ fields }: CustomForm, { answers = {} }: Pick<Body, 'answers'>): [string, string][] {
  return fields.flatMap(({ id, type, calendar }): [string, string][] => {
    const day = answers[id]
    return type === 'DATE' && calendar && typeof day === 'string' && isDay(day) ? [['agenda', `${calendar}.${day}`]] : []
  })
}

/** The files of booked days that an address names, of calendars that this form books. */
export function readBookedDays({ fields }: CustomForm, search: URLSearchParams): { day: string; href: string }[] {
  return search.getAll('agenda').flatMap((named) => {
    const [, calendar = '', day = ''] = /^([\w-]{1,64})\.(\d{4}-\d{2}-\d{2})$/.exec(named) ?? []
    const isOfForm = isDay(day) && fields.some((field) => field.type === 'DATE' && field.calendar === calendar)
    const query = new URLSearchParams({ calendrier: calendar, jour: day })
    return isOfForm ? [{ day: sayFullDay(day), href: `${href('/agenda/reservation.ics')}?${query}` }] : []
  })
}

/** A refusal in the names that the fields of the page have, with what was typed. */
export function stateOf(
  { fields: asked }: CustomForm,
  { form, uploads }: SentForm,
  { message, fields = {} }: Failure,
): FormState {
  const typed = [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String).join('\n')])
  const faults = Object.entries(fields).map(([id, told]) => {
    const field = asked.find((one) => one.id === id)
    return [
      nameOf(id),
      field ? told.map((sentence) => sayOf(field, sentence, textOf(form, nameOf(id)))).join(' ') : told.join(' '),
    ]
  })
  const again = uploads.length > 0 ? ` ${formTexts.filesAgain}` : ''
  return { message: message + again, faults: Object.fromEntries(faults), values: Object.fromEntries(typed) }
}

const missing = sayFault({ code: 'required' })
const misshapen = sayFault({ code: 'format' })

/** What is wrong with an answer, in words that name its question. */
function sayOf({ type, label }: Field, sentence: string, typed: string): string {
  if (sentence === missing) return formTexts.missing[missingKinds[type] ?? 'text'](label)
  if (sentence !== misshapen) return sentence
  if (type === 'EMAIL') return hasAccents(typed) ? fieldFaults.emailAccents : fieldFaults.emailShape
  return type === 'PHONE' ? fieldFaults.phone : sentence
}

const missingKinds: Partial<Record<Field['type'], keyof typeof formTexts.missing>> = {
  CHOICE: 'choice',
  CHOICES: 'choice',
  DATE: 'date',
  FILE: 'file',
  CONSENT: 'consent',
}

/** The forms that blocks of a page show, by their ids; one that is closed is not among them. */
export async function readBlockForms(api: ShopApi, blocks: PageBlock[]): Promise<Record<string, CustomForm>> {
  const ids = [...new Set(plainBlocksOf(blocks).flatMap((block) => (block.type === 'form' ? [block.form] : [])))]
  const found = await Promise.all(ids.map((id) => api.getForm({ params: { id } })))
  return Object.fromEntries(found.flatMap((form) => (form.ok ? [[form.value.id, form.value]] : [])))
}
