/**
 * Pictures that stand for a thing where others show it, for networks and catalogues show no drawings: `partage` lies beside a
 * link, `vitrine` in a list of goods, `courriel` beside a line of a mail, `lettre` above its
 * words, and `enseigne`, of the house alone, at its head.
 */
export const cardShapes = {
  partage: { width: 1200, height: 630 },
  vitrine: { width: 1000, height: 1000 },
  courriel: { width: 88, height: 176 },
  lettre: { width: 992, height: 558 },
  enseigne: { width: 240, height: 120 },
} as const
export type CardShape = keyof typeof cardShapes

/** Stands for the house itself, where a thing has no picture of its own. */
export const houseCard = { id: 'maison', url: '' }

/** What stands in an address for the content of a picture that comes with the program. */
export const drawnMark = '000000000000'

/** A picture that is smaller than this is a sign beside a text, and stands for nothing. */
const least = 400

const stored = /\/images\/[A-Za-z0-9_-]{1,64}\/([0-9a-f]{12})\.(?:jpg|png|webp|svg)$/

type Pictured = { id: string; url: string; width: number; height: number }

/** The first of some pictures that can stand for a thing. */
export function findCardPicture<P extends Pictured>(pictures: readonly P[]): P | undefined {
  return pictures.find((picture) => markIn(picture.url) !== undefined && Math.max(picture.width, picture.height) >= least)
}

/** The address of a picture's card; `look` changes with the colours and the name of the house. */
export function cardAddress({ id, url }: Pick<Pictured, 'id' | 'url'>, form: CardShape, look: string): string {
  return `/images/${id}/${markIn(url) ?? drawnMark}-${form}-${look}.jpg`
}

function markIn(url: string): string | undefined {
  return url.startsWith('/art/') ? drawnMark : stored.exec(url)?.[1]
}
