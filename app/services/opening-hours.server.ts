import { openingHours } from '#app/models/parameter-list-company.ts'
import type { ParameterValues } from '#app/models/parameter-values.ts'
import { frameTexts } from '#app/texts/frame.ts'

/** The days on which the door is open, as the owner has written them. */
export function listHours(values: ParameterValues): { days: string; hours: string }[] {
  return openingHours.flatMap((type, day) => (values[type] ? [{ days: frameTexts.days[day] ?? '', hours: values[type] }] : []))
}
