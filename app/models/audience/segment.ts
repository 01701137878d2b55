/** For whom among its readers a letter is: all of them, or those who bought lately, long ago, never this wine, or wear a tag. */
export const segmentKinds = ['ALL', 'RECENT', 'LAPSED', 'NEVER_BOUGHT', 'TAGGED'] as const
export type SegmentKind = (typeof segmentKinds)[number]

/** A wine, and a vintage of it where one is meant, for those who never bought it; a tag for those who wear it. */
export type Segment = { kind: SegmentKind; idProduct: string | null; year: number | null; tag: string }

/** What a segment still waits for, by its field. */
export function findMissing({ kind, idProduct, tag }: Segment): 'idProduct' | 'tag' | undefined {
  if (kind === 'NEVER_BOUGHT' && !idProduct) return 'idProduct'
  return kind === 'TAGGED' && !tag ? 'tag' : undefined
}
