import type { SiteWriter } from '#api/platform/database/database.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants one row of each kind that the house writes, every text of it with the site's mark. */
export async function plantWritings(tx: SiteWriter, mark: string): Promise<void> {
  const id = crypto.randomUUID()
  const low = mark.toLowerCase()
  const said = {
    id,
    lang: 'fr',
    slug: `${low}-${id}`,
    title: mark,
    summary: mark,
    image_id: '',
    is_valid: 1 as const,
    updated_at: at,
  }
  const blocks = JSON.stringify([{ type: 'title', text: mark }])
  const dated = { ...said, date: '2026-03-01', is_out: 1 as const, blocks }
  await tx
    .insertInto('news')
    .values({ ...dated, promoted: 0 })
    .execute()
  await tx
    .insertInto('blog_folders')
    .values({ ...said, id_parent: null, sort_order: 0 })
    .execute()
  await tx
    .insertInto('blogs')
    .values({ ...dated, slug: `${low}-b-${id}`, folder_id: id })
    .execute()
  await tx
    .insertInto('albums')
    .values({ ...said, sort_order: 0, date: null, pictures: '[]' })
    .execute()
  await tx
    .insertInto('comments')
    .values({
      id,
      article_kind: 'news',
      article_id: id,
      article_title: mark,
      author: mark,
      email: `${low}-${id}@exemple.test`,
      email_key: `${low}-${id}@exemple.test`,
      user_id: null,
      text: mark,
      state: 'WAITING',
      answer: '',
      created_at: at,
      decided_at: null,
    })
    .execute()
  const { slug: _, ...unnamed } = said
  await tx
    .insertInto('awards')
    .values({ ...unnamed, sort_order: 0, year: 2025, product_id: '' })
    .execute()
  const { slug: _slug, title, ...person } = said
  await tx
    .insertInto('winemakers')
    .values({ ...person, name: title, role: mark, sort_order: 0, products: '[]' })
    .execute()
  await tx
    .insertInto('services')
    .values({ ...said, sort_order: 0, tags: JSON.stringify([mark]), tag_keys: `|${low}|`, for_members: 0, blocks })
    .execute()
  const { image_id: __, ...bare } = unnamed
  await tx
    .insertInto('collections')
    .values({ ...bare, sort_order: 0, route: `${low}-${id}` })
    .execute()
  const places = { places: 10, taken: 1, date: null, for_members: 0 as const }
  await tx
    .insertInto('elements')
    .values({ ...said, ...places, collection_id: id, blocks })
    .execute()
  const who = { firstname: mark, lastname: mark, email: `${low}-${id}@exemple.test`, phone: '', message: mark }
  await tx
    .insertInto('registrations')
    .values({ id, element_id: id, user_id: null, ...who, places: 1, token_hash: `${mark}-${id}`, created_at: at })
    .execute()
}
