const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The day in France of a moment, as in `01/03/2026`. */
export function sayShortDay(moment: string): string {
  return day.format(new Date(moment))
}

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' })
const clock = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' })

/** The day and the hour in France of a moment, in words: `samedi 5 décembre 2026 à 18 h 30`. */
export function sayLongMoment(moment: string): string {
  const at = new Date(moment)
  const day = longDay.format(at).replace(/(?<= )1(?= )/, '1er')
  return `${day} à ${sayHour(moment)}`
}

/** The hour in France of a moment: `18 h 30`. */
export function sayHour(moment: string): string {
  const [hour, minute] = clock.format(new Date(moment)).split(':')
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}

/** A day of the calendar, as in `01/03/2026`. */
export function sayCalendarDay(day: string): string {
  return sayShortDay(`${day}T12:00:00Z`)
}

/** A day of the calendar with its weekday: `samedi 5 décembre 2026`. */
export function sayFullDay(day: string): string {
  return longDay.format(new Date(`${day}T12:00:00Z`)).replace(/(?<= )1(?= )/, '1er')
}

/** The day and the time in France of a moment, as in `01/03/2026 18:05:09`. */
export function sayMoment(moment: string): string {
  return `${sayShortDay(moment)} ${time.format(new Date(moment))}`
}
