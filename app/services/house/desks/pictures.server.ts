import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { StoredImage } from '#app/ui/house/fields/links.ts'

/**
 * The picture of each thing of a list that is answered with it. What only names its pictures, as a wine does, has none here: to
 * read one by its id looks for every place of the site that shows it, which a list of twenty-five cannot wait for.
 */
export function listPictures(records: readonly PanelRecord[]): Record<string, StoredImage> {
  return Object.fromEntries(records.flatMap(({ id, image }) => (isPicture(image) ? [[id, image] as const] : [])))
}

function isPicture(value: unknown): value is StoredImage {
  return typeof value === 'object' && value !== null && 'tone' in value
}
