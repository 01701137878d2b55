import type { Entry } from '../panel/field.ts'

const trackingName = /^suivi-([A-Za-z0-9_-]{1,64})$/

/** The orders that are ticked in a posted round. */
export function readTicked(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(([name, value]) => (name === 'commande' ? [value] : [])))
}

/** The numbers of parcels that were typed into a posted round, by their orders. */
export function readNumbers(entries: readonly Entry[]): Map<string, string> {
  return new Map(
    entries.flatMap(([name, value]) => {
      const [, id] = trackingName.exec(name) ?? []
      return id !== undefined && value.trim() !== '' ? [[id, value.trim()] as const] : []
    }),
  )
}
