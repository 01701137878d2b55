import type { SiteWriter } from '#api/platform/database/database.ts'

const at = '2026-03-01T09:00:00.000Z'
const hash = (mark: string) => mark.padEnd(43, '0').slice(0, 43)

/** Plants a draft of every page, and a version and a preview of one, a look and its draft, every text of them with the site's mark. */
export async function plantPages(tx: SiteWriter, mark: string): Promise<void> {
  const blocks = JSON.stringify([{ type: 'title', text: mark }])
  const pages = await tx.selectFrom('pages').select('id').orderBy('id').execute()
  const draft = { blocks, hash: hash(mark), base_hash: hash(mark), author_id: '', saved_at: at, publish_at: null }
  for (const { id } of pages) {
    await tx
      .insertInto('page_drafts')
      .values({ ...draft, page_id: id })
      .onConflict((on) => on.columns(['site_id', 'page_id']).doNothing())
      .execute()
  }
  const page_id = pages[0]?.id ?? ''
  const all = await tx.selectFrom('page_versions').select('number').where('page_id', '=', page_id).execute()
  const number = Math.max(0, ...all.map((version) => version.number)) + 1
  const own = { id: crypto.randomUUID(), page_id, blocks, created_at: at }
  await tx
    .insertInto('page_versions')
    .values({ ...own, number, hash: hash(mark), cause: 'PUBLISHED', author_id: '' })
    .execute()
  await tx
    .insertInto('page_previews')
    .values({ ...own, id: crypto.randomUUID(), layout: 'default', expires_at: '2099-01-01T00:00:00.000Z' })
    .execute()
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
