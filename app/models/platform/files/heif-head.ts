/** Says it in its first bytes: a picture in AV1, one in HEVC as telephones keep them, or several that follow each other. */
export type HeifKind = 'avif' | 'heic' | 'moving'

/** How many bytes of a file say what it is. */
export const headBytes = 256

/** Those whose name for the family stands first say in their other names what they are. */
const family = /^(mif[12]|miaf)$/
const moving = /^(avis|msf1|hev[cxms])$/
const telephone = /^hei[cxms]$/

/** What the head of a file says it is, whatever it is called; nothing where it is no picture of this family, a film included. */
export function readHeifHead(head: Uint8Array): HeifKind | undefined {
  const letters = (from: number, to = from + 4) => String.fromCharCode(...head.subarray(from, to))
  if (letters(4) !== 'ftyp') return undefined
  const main = letters(8)
  if (moving.test(main)) return 'moving'
  if (main === 'avif') return 'avif'
  if (telephone.test(main)) return 'heic'
  if (!family.test(main)) return undefined
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0))
  return letters(16, end).match(/.{4}/gs)?.includes('avif') ? 'avif' : 'heic'
}
