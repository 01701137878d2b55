import { bindToSite, type Database, type SiteWriter } from '#api/platform/database/database.ts'
import { toRichText } from '#app/models/site/rich-text.ts'

/** Pieces of writing in words drawn by lot as a language uses them: few often, most hardly ever. */
export type Library = { words: string[]; fill: (db: Database, count: number) => Promise<void> }

const wordsOfText = 180
const batch = 200

/** Makes up a library; the same seed makes the same. */
export function openLibrary(seed: number): Library {
  const draw = lot(seed)
  const syllables = [
    'cha',
    'vin',
    'ro',
    'teau',
    'mar',
    'ne',
    'lou',
    'ge',
    'pi',
    'sau',
    'tré',
    'ble',
    'con',
    'ver',
    'oi',
    'que',
    'dan',
  ]
  const pick = () => syllables[Math.floor(draw() * syllables.length)] ?? ''
  const words = [
    ...new Set(Array.from({ length: 26_000 }, () => Array.from({ length: 2 + Math.floor(draw() * 3) }, pick).join(''))),
  ]
  const word = () => words[Math.floor(words.length * draw() ** 4)] ?? ''
  const say = (count: number) => Array.from({ length: count }, word).join(' ')

  async function writeSome(tx: SiteWriter, first: number, count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, at) => ({
      id: `lib-${first + at}`,
      lang: 'fr',
      slug: `lib-${first + at}`,
      title: say(5),
      summary: say(20),
      image_id: '',
      date: '2026-01-01',
      is_valid: 1 as const,
      is_out: 1 as const,
      updated_at: '2026-01-01T00:00:00.000Z',
      blocks: JSON.stringify([{ type: 'text', title: '', body: toRichText(say(wordsOfText)) }]),
    }))
    const half = Math.floor(count / 2)
    if (half > 0)
      await tx
        .insertInto('news')
        .values(rows.slice(0, half).map((row) => ({ ...row, promoted: 0 as const })))
        .execute()
    await tx
      .insertInto('blogs')
      .values(rows.slice(half).map((row) => ({ ...row, folder_id: null })))
      .execute()
  }

  return {
    words,
    fill: async (db, count) => {
      for (let first = 0; first < count; first += batch)
        await bindToSite(db, '1').inTransaction((tx) => writeSome(tx, first, Math.min(batch, count - first)))
    },
  }
}

/** Numbers from 0 to 1 that a seed decides. */
function lot(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
