import { sayLongMoment } from '#app/models/platform/time/french-date.ts'

const name = 'avant'
const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** Puts into an address until when places are to be confirmed, for the page that says so; nothing where they are kept for good. */
export function nameConfirmBy(confirmBy: string | null): [string, string][] {
  return confirmBy === null ? [] : [[name, confirmBy]]
}

/** The same as the page says it; what is no moment says nothing. */
export function sayConfirmBy(search: URLSearchParams): string | undefined {
  const moment = search.get(name) ?? ''
  return shape.test(moment) && !Number.isNaN(Date.parse(moment)) ? sayLongMoment(moment) : undefined
}
