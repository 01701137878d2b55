import type { ClosedDays } from '#app/models/site/house-closing.ts'

/** What visitors read of days off. */
export const closingTexts = {
  label: 'Congés',
  band: (days: ClosedDays) => `Nous sommes fermés ${sayClosedDays(days)}. Vos commandes sont préparées à notre retour.`,
  closed: 'fermé',
  mail: (days: ClosedDays) =>
    `Nous sommes fermés ${sayClosedDays(days)} : ce qui n’est pas parti avant est préparé dès notre retour.`,
} as const

/** Days off as they are said: `du 24 décembre au 4 janvier`, `le 1er mai`. */
export function sayClosedDays({ firstDay, lastDay }: ClosedDays): string {
  return firstDay === lastDay ? `le ${sayDayOfMonth(firstDay)}` : `du ${sayDayOfMonth(firstDay)} au ${sayDayOfMonth(lastDay)}`
}

function sayDayOfMonth(day: string): string {
  const said = new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return said.replace(/^1 /, '1er ')
}
