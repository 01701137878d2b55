import type { PublishedKind } from '#app/models/site/law/law-facts.ts'
import { textsWithin } from '#app/models/site/law/texts-within.ts'
import type { WordUse } from '#app/models/site/law/word-rules.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** Words that visitors or readers are shown now, as they are kept: of which thing, and as what the law takes them. */
export type PublishedText = {
  kind: PublishedKind
  id: string
  name: string
  place: WordUse
  words: readonly string[]
  json: string
}

type Source = (read: SiteReader, page: { after: string; now: string }) => Promise<PublishedText[]>

/** How many rows of a kind lie in memory at once. */
export const rowsAtOnce = 200

/** Where published words are kept, kind by kind: what is hidden, gone or ended is nobody's. */
export const publishedSources: Record<Exclude<PublishedKind, 'parameter'>, Source> = {
  product: async (read, { after }) => {
    const rows = await read
      .selectFrom('products')
      .select(['id', 'name', 'description', 'story', 'meta_title', 'meta_description', 'facts'])
      .where('is_shown', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, name, description, story, meta_title, meta_description, facts }) =>
      textOf('product', id, name, [name, description, story, meta_title, meta_description], facts),
    )
  },
  page: async (read, { after }) => {
    const rows = await read
      .selectFrom('pages')
      .select(['id', 'title', 'menu_title', 'meta_description', 'blocks'])
      .where('is_valid', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, title, menu_title, meta_description, blocks }) =>
      textOf('page', id, title || menu_title, [title, menu_title, meta_description], blocks),
    )
  },
  service: (read, page) => readWritten(read, 'service', page),
  element: (read, page) => readWritten(read, 'element', page),
  news: (read, page) => readDated(read, 'news', page),
  blog: (read, page) => readDated(read, 'blog', page),
  album: async (read, { after }) => {
    const rows = await read
      .selectFrom('albums')
      .select(['id', 'title', 'summary'])
      .where('is_valid', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, title, summary }) => textOf('album', id, title, [title, summary]))
  },
  popup: async (read, { after, now }) => {
    const rows = await read
      .selectFrom('popups')
      .select(['id', 'title', 'blocks', 'promotes_wine'])
      .where('is_valid', '=', 1)
      .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', now)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, title, blocks, promotes_wine }) => ({
      ...textOf('popup', id, title, [title], blocks),
      // What says that it speaks of wine stays in the page, with its message: it promotes as other words do.
      place: promotes_wine === 1 ? ('promotion' as const) : ('popup' as const),
    }))
  },
  code: async (read, { after, now }) => {
    const rows = await read
      .selectFrom('discount_codes')
      .select(['id', 'code'])
      .where('is_valid', '=', 1)
      .where('deleted_at', 'is', null)
      .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', now)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, code }) => textOf('code', id, code, [code]))
  },
  letter: async (read, { after }) => {
    const rows = await read
      .selectFrom('letters')
      .select(['id', 'subject', 'title', 'body'])
      // What has left is read for ever and changed by nobody.
      .where('started_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    return rows.map(({ id, subject, title, body }) => textOf('letter', id, subject || title, [subject, title], body))
  },
}

const placeOf: Record<PublishedKind, WordUse> = {
  product: 'product',
  page: 'page',
  service: 'page',
  news: 'page',
  blog: 'page',
  element: 'page',
  album: 'page',
  popup: 'popup',
  code: 'promotion',
  letter: 'promotion',
  parameter: 'terms',
}

const tables = { service: 'services', element: 'elements', news: 'news', blog: 'blogs' } as const

async function readWritten(read: SiteReader, kind: 'service' | 'element', { after }: { after: string }) {
  const rows = await read
    .selectFrom(tables[kind])
    .select(['id', 'title', 'summary', 'blocks'])
    .where('is_valid', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  return rows.map(({ id, title, summary, blocks }) => textOf(kind, id, title, [title, summary], blocks))
}

async function readDated(read: SiteReader, kind: 'news' | 'blog', { after }: { after: string }) {
  const rows = await read
    .selectFrom(tables[kind])
    .select(['id', 'title', 'summary', 'blocks'])
    .where('is_out', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  return rows.map(({ id, title, summary, blocks }) => textOf(kind, id, title, [title, summary], blocks))
}

function textOf(kind: PublishedKind, id: string, name: string, words: readonly string[], json = ''): PublishedText {
  return { kind, id, name: name || id, place: placeOf[kind], words, json }
}

/** All that it says, each text on a line of its own. */
export function readText({ words, json }: Pick<PublishedText, 'words' | 'json'>): string {
  return textsWithin([words, [parse(json)]].flat())
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
