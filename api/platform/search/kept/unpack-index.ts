import { searchKinds } from '#app/models/site/search-kind.ts'
import {
  type IndexedDocument,
  type PairingTraits,
  readColumns,
  type SiteIndex,
  type StemmedMeal,
  type Traits,
} from '../site-index.ts'
import { openTurns } from '../turns.ts'
import { addWord, openVocabulary, type Vocabulary } from '../vocabulary.ts'
import type { IndexOwner, KeptIndex } from './index-shelf.ts'
import {
  between,
  hashLength,
  hashOf,
  type PackedDocument,
  type PackedHead,
  type PackedPairing,
  type PackedTraits,
  piecesAfter,
  piecesBefore,
  type SharedValues,
} from './pack-index.ts'

/** The index that was packed by this program for this site; nothing where it is another's, or not as it was written. */
export async function unpackIndex(file: Buffer, owner: IndexOwner & { program: string }): Promise<KeptIndex | undefined> {
  const packed = file.subarray(hashLength)
  if (file.length <= hashLength + 4 || !file.subarray(0, hashLength).equals(await hashOf([packed]))) return undefined
  const headLength = packed.readUInt32LE(0)
  const head = JSON.parse(packed.toString('utf8', 4, 4 + headLength)) as PackedHead
  const isOwn = head.program === owner.program && head.site === owner.site && head.lang === owner.lang
  if (!isOwn) return undefined
  const pieces = cutPieces(packed.subarray(4 + headLength), head.sizes)
  return { version: head.version, act: head.act, index: await readIndex(pieces, head) }
}

function cutPieces(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  let at = 0
  return sizes.map((size) => {
    at += size
    return bytes.subarray(at - size, at)
  })
}

async function readIndex(pieces: readonly Buffer[], { changes, bytes }: PackedHead): Promise<SiteIndex> {
  const pause = openTurns()
  const [words, stems, sounds] = pieces.slice(0, piecesBefore - 1).map((piece) => readList(piece))
  const vocabulary = await openVocabularyOf(words ?? [], stems ?? [], sounds ?? [])
  const shared = JSON.parse(String(pieces[piecesBefore - 1])) as SharedValues
  const documents: IndexedDocument[] = []
  for (const piece of pieces.slice(piecesBefore, -piecesAfter)) {
    await pause()
    for (const one of JSON.parse(piece.toString()) as PackedDocument[]) documents.push(readDocument(one, shared))
  }
  const [standings, starts] = pieces.slice(-piecesAfter).map(readNumbers)
  const empty = new Uint32Array()
  const columns = readColumns(documents)
  return { vocabulary, documents, columns, standings: standings ?? empty, starts: starts ?? empty, bytes, changes }
}

function readList(piece: Buffer): string[] {
  return piece.length === 0 ? [] : piece.toString().split(between)
}

async function openVocabularyOf(words: string[], stems: string[], sounds: string[]): Promise<Vocabulary> {
  const pause = openTurns()
  const vocabulary = openVocabulary()
  for (const [number, word] of words.entries()) {
    addWord(vocabulary, { word, stem: stems[number] ?? '', sound: sounds[number] ?? '' })
    if (number % 1000 === 0) await pause()
  }
  return vocabulary
}

function readDocument([kind, id, isReserved, mark, titleLength, traits]: PackedDocument, shared: SharedValues): IndexedDocument {
  const read = traits && readTraits(traits, shared)
  return { kind: searchKinds[kind] ?? 'page', id, isReserved: isReserved === 1, mark, titleLength, traits: read }
}

function readTraits([facets, numbers, name, pairing]: PackedTraits, shared: SharedValues): Traits {
  const read: Record<string, Traits['facets'][string]> = {}
  for (const [at, facet] of shared.facets.entries()) read[facet] = pick(shared.values, facets[at] ?? [])
  return { facets: read, numbers, name, pairing: pairing && readPairing(pairing, shared.meals) }
}

function readPairing([place, nature, styles, meals]: PackedPairing, shared: readonly StemmedMeal[]): PairingTraits {
  return { place, nature, styles, meals: pick(shared, meals) } as PairingTraits
}

function pick<T>(all: readonly T[], places: readonly number[]): T[] {
  return places.flatMap((place) => all[place] ?? [])
}

/** They may lie anywhere in the file; numbers want a place of their own. */
function readNumbers(piece: Buffer): Uint32Array {
  const numbers = new Uint32Array(piece.length / 4)
  Buffer.from(numbers.buffer).set(piece)
  return numbers
}
