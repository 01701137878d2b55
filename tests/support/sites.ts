import { bindToSite, type Database, type SiteDatabase } from '#api/platform/database/database.ts'

/** Puts bare sites into a test database and answers each one's own view of it. */
export async function addSites<const Ids extends string[]>(
  db: Database,
  ...ids: Ids
): Promise<{ [I in keyof Ids]: SiteDatabase }> {
  await db.inTransaction(async (tx) => {
    await tx
      .insertInto('sites')
      .values(
        ids.map((id) => ({ id, name: id, origin: `https://${id}.test`, status: 'open' as const, lang: 'fr', created_at: '' })),
      )
      .execute()
    await tx
      .insertInto('site_hosts')
      .values(ids.map((id) => ({ host: `${id}.test`, site_id: id })))
      .execute()
  })
  return ids.map((id) => bindToSite(db, id)) as { [I in keyof Ids]: SiteDatabase }
}

/** A parameter's row, told apart by its id. */
export function parameter(id: string, value: string) {
  return { id, lang: 'fr', type: id.toUpperCase(), kind: 'STRING', label: id, value }
}

/** A page's row, told apart by its id. */
export function page(id: string, idParent: string | null = null) {
  const flags = { is_valid: 1, show_in_menu: 1, is_fixed_on_right: 0, use_absolute_menu: 0, reload: 0, is_text: 0 } as const
  const texts = { menu_icon: '', cms: 'cms', link: '{}', title: id, menu_title: id, meta_description: '', blocks: '[]' }
  return { id, id_parent: idParent, lang: 'fr', url: id, sort_order: 0, type: 'default', updated_at: '', ...flags, ...texts }
}
