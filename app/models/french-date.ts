const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The day in France of a moment, as in `01/03/2026`. */
export function sayShortDay(moment: string): string {
  return day.format(new Date(moment))
}

/** The day and the time in France of a moment, as in `01/03/2026 18:05:09`. */
export function sayMoment(moment: string): string {
  return `${sayShortDay(moment)} ${time.format(new Date(moment))}`
}
