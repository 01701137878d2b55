import { countryNames } from '../site/countries.ts'
import { promiseTexts, sayPromisedDays } from './promise.ts'

type Zone = { country: string; postalPrefix: string; promise: { from: string; to: string } | null }

const overseas: Readonly<Record<string, string>> = {
  971: 'Guadeloupe',
  972: 'Martinique',
  973: 'Guyane',
  974: 'La Réunion',
  975: 'Saint-Pierre-et-Miquelon',
  976: 'Mayotte',
  977: 'Saint-Barthélemy',
  978: 'Saint-Martin',
  986: 'Wallis-et-Futuna',
  987: 'Polynésie française',
  988: 'Nouvelle-Calédonie',
}

const listed = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The zones that a parcel reaches, those with the same days in one line: `Belgique et Luxembourg : entre lundi 7 et mardi 8 décembre`. */
export function sayZones(zones: readonly Zone[]): { places: string; days: string }[] {
  const lines = new Map<string, string[]>()
  for (const zone of zones) {
    const days = zone.promise ? sayPromisedDays(zone.promise) : promiseTexts.unsaid
    lines.set(days, [...(lines.get(days) ?? []), nameZone(zone)])
  }
  return [...lines].map(([days, names]) => ({ places: listed.format(new Set(names)), days }))
}

function nameZone({ country, postalPrefix }: Zone): string {
  const name = countryNames[country] ?? country
  if (country !== 'FR' || postalPrefix === '') return postalPrefix === '' ? name : `${name} (${postalPrefix})`
  if (postalPrefix.startsWith('20')) return 'Corse'
  return overseas[postalPrefix.slice(0, 3)] ?? `${name} (${postalPrefix})`
}
