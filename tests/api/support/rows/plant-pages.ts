import type { SiteWriter } from '#api/platform/database/database.ts'
import type { WrittenKind } from '#app/models/content/written-kind.ts'

const at = '2026-03-01T09:00:00.000Z'
const hash = (mark: string) => mark.padEnd(43, '0').slice(0, 43)

/** Plants a draft of every page, article and story, a version and a preview of one of each kind, a look and its draft, every text of them with the site's mark. */
export async function plantPages(tx: SiteWriter, mark: string): Promise<void> {
  await plantBodies(tx, mark, 'page')
  await plantBodies(tx, mark, 'news')
  await plantBodies(tx, mark, 'blog')
  await plantBodies(tx, mark, 'product')
  // The look of today, so that who puts it on changes nothing that others of this walk see.
  const look = { look: '{}', hash: hash(mark) }
  const last = await tx.selectFrom('look_versions').select('number').orderBy('number', 'desc').executeTakeFirst()
  await tx
    .insertInto('look_versions')
    .values({ ...look, id: crypto.randomUUID(), number: (last?.number ?? 0) + 1, created_at: at })
    .execute()
  const key = mark
    .padEnd(22, '0')
    .slice(0, 22)
    .replaceAll(/[^A-Za-z0-9_-]/g, '0')
  await tx
    .insertInto('look_drafts')
    .values({ ...look, base_hash: hash(mark), preview_key: key, author_id: '', saved_at: at, publish_at: null })
    .onConflict((on) => on.column('site_id').doNothing())
    .execute()
}

const tables = { page: 'pages', news: 'news', blog: 'blogs', product: 'products' } as const

async function plantBodies(tx: SiteWriter, mark: string, kind: WrittenKind): Promise<void> {
  const blocks = JSON.stringify([{ type: 'title', text: mark }])
  const records = await tx.selectFrom(tables[kind]).select('id').orderBy('id').execute()
  const written = { blocks, hash: hash(mark), base_hash: hash(mark), author_id: '', saved_at: at }
  for (const { id } of records) {
    await tx
      .insertInto('body_drafts')
      .values({ ...written, kind, record_id: id, publish_at: null, goes_online: 0 })
      .onConflict((on) => on.columns(['site_id', 'kind', 'record_id']).doNothing())
      .execute()
  }
  const of = { kind, record_id: records[0]?.id ?? '' }
  const all = await tx
    .selectFrom('body_versions')
    .select('number')
    .where('kind', '=', kind)
    .where('record_id', '=', of.record_id)
    .execute()
  const number = Math.max(0, ...all.map((version) => version.number)) + 1
  const own = { id: crypto.randomUUID(), ...of, blocks, created_at: at }
  await tx
    .insertInto('body_versions')
    .values({ ...own, number, hash: hash(mark), cause: 'PUBLISHED', author_id: '' })
    .execute()
  await tx
    .insertInto('body_previews')
    .values({ ...own, id: crypto.randomUUID(), layout: 'default', expires_at: '2099-01-01T00:00:00.000Z' })
    .execute()
}
