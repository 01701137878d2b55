import { data } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'

/** A form of the panel may hold many rows of many fields, and two hundred pictures; whatever holds more than this is no form of it. */
export const mostEntries = 6000

/** The fields of a posted form in their order; files are none of them. */
export async function readEntries(request: Request): Promise<Entry[]> {
  const form = await readForm(request, mostEntries)
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** What is wrong, one sentence a field. */
export function sayFaults(fields: Record<string, string[]> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, sentences]) => [name, sentences.join(' ')]))
}

/** Refuses a form: all that was typed stands in it again, with what is wrong. */
export function refuseFilled(entries: readonly Entry[], { code, message, fields }: Failure, faults = sayFaults(fields)) {
  return data<FilledForm>({ entries, faults, message }, { status: statusOf[code] })
}

/** A refused act in one sentence to show beside it, and its status. */
export function sayRefused({ code, message, fields = {} }: Failure): { message: string; status: number } {
  return { message: Object.values(fields).flat().join(' ') || message, status: statusOf[code] }
}
