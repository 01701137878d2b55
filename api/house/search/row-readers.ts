import type { SearchKind } from '#app/models/site/search-kind.ts'
import { publicBlogs } from '../../content/blog/public-blogs.ts'
import { sayOwnBlocks } from '../../content/own-blocks/say-own-blocks.ts'
import type { Source } from '../../platform/search/site-index.ts'
import { readFoundGoods } from './found-goods.ts'
import { type FoundRow, type Next, type Picked, pickRows, plainRow, type RowReader, toSource } from './found-row.ts'
import { readGoodsSources } from './goods-sources.ts'
import type { SearchScope } from './search-scope.ts'

/** Something that was found, as it stands now; what visitors may not see is left out. */
export function readFound(scope: SearchScope, kind: SearchKind, ids: string[]): Promise<FoundRow[]> {
  return kind === 'product' ? readFoundGoods(scope, ids) : readWritten(scope, kind, { ids })
}

/** The next of a kind as the index takes them in. */
export async function readNext(scope: SearchScope, kind: SearchKind, next: Next): Promise<Source[]> {
  return kind === 'product' ? readGoodsSources(scope, next) : (await readWritten(scope, kind, next)).map(toSource)
}

/** Declared blocks are found by what they show: by the words of their template too, and no more once they are set aside. */
async function readWritten(scope: SearchScope, kind: Exclude<SearchKind, 'product'>, picked: Picked): Promise<FoundRow[]> {
  const rows = await writtenReaders[kind](scope, picked)
  return rows.map((row) => ({ ...row, blocks: sayOwnBlocks(row.blocks, scope.declared) }))
}

/** What visitors may find of each kind that is written. Whoever hides something from them hides it here, too. */
const writtenReaders: Record<Exclude<SearchKind, 'product'>, RowReader> = {
  page: async ({ read, lang, offered, wordsOf }, picked) => {
    const columns = ['id', 'url', 'for_members', 'title', 'menu_title', 'meta_description', 'blocks', 'custom'] as const
    const shown = read
      .selectFrom('pages')
      .select(columns)
      .where('lang', '=', lang)
      .where('is_valid', '=', 1)
      .where('is_text', '=', 0)
      // An entry that only leads elsewhere is no page of its own.
      .where('link', 'like', '%"type":"NONE"%')
      .where('cms', 'in', offered)
    const rows = await pickRows(shown, picked).execute()
    return rows.map(({ id, url, for_members, title, menu_title, meta_description, blocks, custom }) => ({
      ...plainRow,
      kind: 'page' as const,
      id,
      slug: url,
      title: title || menu_title,
      blocks,
      isReserved: for_members === 1,
      keywords: menu_title,
      summary: meta_description,
      words: wordsOf('PAGE', custom),
    }))
  },

  service: async ({ read, lang }, picked) => {
    const columns = ['id', 'slug', 'image_id', 'for_members', 'title', 'summary', 'tags', 'blocks'] as const
    const shown = read.selectFrom('services').select(columns).where('lang', '=', lang).where('is_valid', '=', 1)
    const rows = await pickRows(shown, picked).execute()
    return rows.map(({ id, slug, image_id, for_members, title, summary, tags, blocks }) => ({
      ...plainRow,
      kind: 'service' as const,
      id,
      slug,
      imageId: image_id,
      title,
      summary,
      blocks,
      isReserved: for_members === 1,
      keywords: (JSON.parse(tags) as string[]).join(' '),
    }))
  },

  news: async ({ read, lang }, picked) => {
    const columns = ['id', 'slug', 'image_id', 'date', 'title', 'summary', 'blocks'] as const
    const shown = read.selectFrom('news').select(columns).where('lang', '=', lang).where('is_out', '=', 1)
    const rows = await pickRows(shown, picked).execute()
    return rows.map(({ image_id, ...row }) => ({ ...plainRow, ...row, kind: 'news' as const, imageId: image_id }))
  },

  blog: async ({ read, lang, folders }, picked) => {
    if (!folders) return []
    const titles = new Map(folders.map(({ id, title }) => [id, title]))
    const rows = await pickRows(publicBlogs(read, lang, folders), picked).execute()
    return rows.map(({ id, slug, folder_id, image_id, date, title, summary, blocks }) => ({
      ...plainRow,
      kind: 'blog' as const,
      id,
      slug,
      date,
      title,
      summary,
      blocks,
      idFolder: folder_id,
      imageId: image_id,
      keywords: titles.get(folder_id ?? '') ?? '',
    }))
  },
}
