import { defaultFonts } from '#app/models/site/look/font.ts'
import { changeFonts, lookParameters, type WornLook } from '#app/models/site/worn/worn-look.ts'
import type { Site } from '../../../platform/call/call-context.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { unset } from '../../parameters/parameter.ts'
import { hashLook } from './look-draft.ts'
import { putOnLogos } from './look-logos.ts'

/** How many looks that were public are kept. */
const mostVersions = 20

type About = { site: Pick<Site, 'lang'>; at: string; before: WornLook }

/** Makes a look the public one, and keeps it with the one before it. */
export async function putOnLook(tx: SiteWriter, look: WornLook, { site, at, before }: About): Promise<void> {
  await keepVersion(tx, before, at)
  for (const type of lookParameters) {
    if (look[type] === before[type]) continue
    const { id, kind, label } = unset(type, site.lang, site.lang)
    await tx
      .insertInto('parameters')
      .values({ id, type, kind, label, lang: site.lang, value: look[type] })
      .onConflict((on) => on.columns(['site_id', 'id']).doUpdateSet({ value: look[type] }))
      .execute()
  }
  await putOnLetters(tx, look)
  if (look.OWN_STYLES !== before.OWN_STYLES) await putOnStyles(tx, look.OWN_STYLES)
  const logos = await putOnLogos(tx, look, before)
  await keepVersion(tx, { ...look, ...logos }, at)
}

async function putOnLetters(tx: SiteWriter, look: WornLook): Promise<void> {
  const rows = await tx.selectFrom('fonts').selectAll().execute()
  const present = Object.values(defaultFonts).map((font) => rows.find(({ type }) => type === font.type) ?? font)
  for (const font of changeFonts(present, look)) {
    const { type, family, file, weight } = font
    if (present.includes(font)) continue
    const known = rows.find((row) => row.type === type)
    if (known) await tx.updateTable('fonts').set({ family, file, weight }).where('id', '=', known.id).execute()
    else if (type !== 'MENU')
      await tx
        .insertInto('fonts')
        .values({ ...defaultFonts[type], id: crypto.randomUUID(), family, file, weight })
        .execute()
  }
}

async function putOnStyles(tx: SiteWriter, css: string): Promise<void> {
  await tx.deleteFrom('own_styles').execute()
  if (css !== '') await tx.insertInto('own_styles').values({ css }).execute()
}

async function keepVersion(tx: SiteWriter, look: WornLook, at: string): Promise<void> {
  const hash = hashLook(look)
  const newest = await tx
    .selectFrom('look_versions')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.hash === hash) return
  const number = (newest?.number ?? 0) + 1
  await tx
    .insertInto('look_versions')
    .values({ id: crypto.randomUUID(), number, look: JSON.stringify(look), hash, created_at: at })
    .execute()
  await tx
    .deleteFrom('look_versions')
    .where('number', '<=', number - mostVersions)
    .execute()
}
