import photographSizes from './photograph-sizes.json'

/** How heavy each photograph is that has been taken of the demo estate, by its name. */
export const photographed: Record<string, number> = photographSizes

/** What a photograph is called in the library of the demo. */
export const photographId = (name: string) => `photo-${name}`

/** The wines that stand in a scene, each in its own: a table, a case, a label seen closely. */
const scenes: Record<string, string> = { geai: 'scene-table', murgers: 'scene-case', jaune: 'scene-label' }

/** The photographs of a wine that have been taken: its bottle, and the scene that it stands in. */
export function findPhotographs(wine: string): string[] {
  const names = [`bottle-${wine}`, scenes[wine] ?? '']
  return names.filter((name) => name in photographed).map(photographId)
}
