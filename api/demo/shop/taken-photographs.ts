import photographSizes from './photograph-sizes.json'

/** How heavy each photograph is that has been taken of the demo estate, by its name. */
export const photographed: Record<string, number> = photographSizes

/** What a photograph is called in the library of the demo. */
export const photographId = (name: string) => `photo-${name}`

/** The photograph of a wine, where there is one. */
export function findPhotograph(wine: string): string[] {
  const name = `bottle-${wine}`
  return name in photographed ? [photographId(name)] : []
}
