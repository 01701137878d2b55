const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

const minute = 60_000

/** A moment as the clocks of France show it, in the form that a field of date and time takes: `2026-12-05T18:30`. */
export function toParisTime(instant: string): string {
  return parts.format(new Date(instant)).replace(' ', 'T')
}

/** The moment at which the clocks of France show this; in the hour that autumn repeats, the first one. */
export function fromParisTime(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // France is one or two hours ahead: whichever of the two shows this time is right.
  const found = [120, 60].map((ahead) => asUtc - ahead * minute).find((at) => toParisTime(new Date(at).toISOString()) === local)
  // A time that spring leaps over is read as an hour later, as clocks do.
  return new Date(found ?? asUtc - 60 * minute).toISOString()
}
