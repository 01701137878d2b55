import { blankPage } from '#api/content/pages/create-page.ts'
import { bindToSite, type Database, type SiteWriter } from '#api/platform/database/database.ts'
import { fillFrame } from './fill-frame.ts'

export type FilledSite = { id: string; host: string; mark: string }

/** Fills a site with rows whose every text carries its mark. */
export async function fillSite(db: Database, { id, host, mark }: FilledSite): Promise<void> {
  await db.inTransaction(async (tx) => {
    const site = { id, name: `${mark} le site`, origin: `https://${host}`, status: 'open' as const, lang: 'fr' }
    await tx
      .insertInto('sites')
      .values({ ...site, created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    await tx.insertInto('site_hosts').values({ host, site_id: id }).execute()
  })
  await bindToSite(db, id).inTransaction(async (tx) => {
    await fillParameters(tx, mark)
    await fillPages(tx, mark)
    await fillFrame(tx, mark)
  })
}

async function fillParameters(tx: SiteWriter, mark: string): Promise<void> {
  const text = { lang: 'fr', kind: 'STRING' }
  await tx
    .insertInto('parameters')
    .values([
      { ...text, id: `${mark}-name`, type: 'COMPANY_NAME', label: `${mark} nom`, value: `${mark} 100 % à l’œuvre` },
      { ...text, id: `${mark}-bar`, type: 'INFO_BAR', label: `${mark} bandeau`, value: `${mark} bandeau` },
      { ...text, id: `${mark}-size`, type: 'MENU_ICON_SIZE', kind: 'NUMBER', label: `${mark} taille`, value: '12' },
    ])
    .execute()
}

async function fillPages(tx: SiteWriter, mark: string): Promise<void> {
  const urls = ['', 'visites', 'domaine/histoire', 'brouillon', '100-pour-cent']
  await tx
    .insertInto('pages')
    .values(
      urls.map((url, place) => ({
        id: `${mark}-page-${place}`,
        ...blankPage,
        lang: 'fr',
        sort_order: place,
        is_valid: url === 'brouillon' ? (0 as const) : (1 as const),
        title: `${mark} page ${place}`,
        url,
        menu_title: `${mark} ${place}`,
        meta_description: `${mark} en bref`,
        blocks: JSON.stringify([{ type: 'title', text: `${mark} titre` }]),
        updated_at: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute()
}
