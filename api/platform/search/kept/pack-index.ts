import { createHash } from 'node:crypto'
import { searchKinds } from '#app/models/site/search-kind.ts'
import type { IndexedDocument, StemmedMeal, Traits, TraitValue } from '../site-index.ts'
import { openTurns } from '../turns.ts'
import type { IndexOwner, KeptIndex } from './index-shelf.ts'

/** What stands before the pieces of a packed index: by which program it was made, of what, and how long each piece is. */
export type PackedHead = IndexOwner & {
  program: string
  version: number
  act: string
  changes: number
  bytes: number
  sizes: number[]
}

/** What many documents say alike stands once, and is told by its place. */
export type SharedValues = { facets: string[]; values: TraitValue[]; meals: StemmedMeal[] }
export type PackedPairing = [place: number, nature: object, styles: readonly string[], meals: number[]]
export type PackedTraits = [facets: number[][], numbers: Traits['numbers'], name: string, pairing: PackedPairing | null]
export type PackedDocument = [
  kind: number,
  id: string,
  isReserved: 0 | 1,
  mark: string,
  titleLength: number,
  traits: PackedTraits | null,
]

/** So many documents are packed and read in one piece. */
const inPiece = 500
/** A piece of the words, of their stems and of their sounds, one of what is shared; then those of documents, then two of numbers. */
export const piecesBefore = 4
export const piecesAfter = 2
export const hashLength = 32
export const between = '\n'

/** An index as it lies on a disk: hash, length of the head, head, pieces. Takes its time in turns. */
export async function packIndex({ index, version, act }: KeptIndex, owner: IndexOwner & { program: string }): Promise<Buffer> {
  const pause = openTurns()
  const { vocabulary, documents, standings, starts, changes, bytes } = index
  // Words that came in after this index was closed are none of its own.
  const words = starts.length - 1
  const shared = openShared(documents)
  const packed: string[] = []
  for (let at = 0; at < documents.length; at += inPiece) {
    packed.push(JSON.stringify(documents.slice(at, at + inPiece).map(shared.pack)))
    await pause()
  }
  const lists = [vocabulary.words, vocabulary.stems, vocabulary.sounds].map((list) => list.slice(0, words).join(between))
  const texts = [...lists, JSON.stringify(shared.values()), ...packed]
  const pieces = [...texts.map((text) => Buffer.from(text)), bytesOf(standings), bytesOf(starts)]
  const head: PackedHead = { ...owner, version, act, changes, bytes, sizes: pieces.map(({ length }) => length) }
  const headBytes = Buffer.from(JSON.stringify(head))
  const headLength = Buffer.alloc(4)
  headLength.writeUInt32LE(headBytes.length)
  const rest = [headLength, headBytes, ...pieces]
  return Buffer.concat([await hashOf(rest), ...rest])
}

/** What tells whether a packed index is whole. */
export async function hashOf(pieces: readonly Buffer[]): Promise<Buffer> {
  const pause = openTurns()
  const hash = createHash('sha256')
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 1_000_000) {
      hash.update(piece.subarray(at, at + 1_000_000))
      await pause()
    }
  }
  return hash.digest()
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function openShared(documents: readonly IndexedDocument[]) {
  const facets = [...new Set(documents.flatMap(({ traits }) => (traits ? Object.keys(traits.facets) : [])))]
  const values = openPlaces<TraitValue>(({ value, label, place }) => `${value}\0${label}\0${place}`)
  const meals = openPlaces<StemmedMeal>(({ family, label }) => `${family}\0${label}`)
  const packTraits = ({ facets: own, numbers, name, pairing }: Traits): PackedTraits => [
    facets.map((facet) => (own[facet] ?? []).map(values.placeOf)),
    numbers,
    name,
    pairing && [pairing.place, pairing.nature, pairing.styles, pairing.meals.map(meals.placeOf)],
  ]
  return {
    pack: ({ kind, id, isReserved, mark, titleLength, traits }: IndexedDocument): PackedDocument => [
      searchKinds.indexOf(kind),
      id,
      isReserved ? 1 : 0,
      mark,
      titleLength,
      traits && packTraits(traits),
    ],
    values: (): SharedValues => ({ facets, values: values.all, meals: meals.all }),
  }
}

function openPlaces<T>(nameOf: (one: T) => string) {
  const places = new Map<string, number>()
  const all: T[] = []
  const placeOf = (one: T): number => {
    const name = nameOf(one)
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, all.length)
    return all.push(one) - 1
  }
  return { placeOf, all }
}
