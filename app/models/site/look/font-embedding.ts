/**
 * What a font file itself says may be done with it: the bits `fsType` of its table OS/2, of which the most liberal counts. UNSAID where it
 * has no such table.
 */
export const fontEmbeddings = ['INSTALLABLE', 'EDITABLE', 'PREVIEW', 'BITMAP', 'UNSAID'] as const

export type FontEmbedding = (typeof fontEmbeddings)[number]

/** What the bits say; RESTRICTED is a file that may be laid into nothing at all. */
export function embeddingOf(bits: number): FontEmbedding | 'RESTRICTED' {
  if (bits & 0x200) return 'BITMAP'
  if ((bits & 0xe) === 0) return 'INSTALLABLE'
  if (bits & 0x8) return 'EDITABLE'
  return bits & 0x4 ? 'PREVIEW' : 'RESTRICTED'
}
