import type { z } from 'zod'
import { defaultFonts } from '#app/models/site/look/font.ts'
import type { AdminSite, Banner, SiteInfo, SiteServers } from '../../contract/site/site-info.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SettingsRow } from '../../platform/ports/kept-settings.ts'
import { findAnnouncedClosing } from '../closings/read-closings.ts'
import { toFont } from '../look/font.ts'
import { readLogos } from '../look/logo.ts'
import { toLanguage } from './language.ts'
import { readSettings } from './settings.ts'

type About = Pick<CallContext, 'site' | 'now'> & { read: SiteReader }

/** What anyone may know of a site, whole even where it has set nothing. */
export async function readSiteInfo(about: About): Promise<z.input<typeof SiteInfo>> {
  return { ...(await tellSite(about, await readSettings(about.read))) }
}

/** What a site's staff may know of it. */
export async function readAdminSite(about: About): Promise<z.input<typeof AdminSite>> {
  const settings = await readSettings(about.read)
  return { ...(await tellSite(about, settings)), ...readServers(settings) }
}

type ChosenFont = z.input<typeof SiteInfo>['fonts'][number]

async function tellSite({ site, read, now }: About, settings: SettingsRow): Promise<z.input<typeof SiteInfo>> {
  const [fonts, languages, logos, closing] = await Promise.all([
    read.selectFrom('fonts').selectAll().execute(),
    read.selectFrom('languages').selectAll().orderBy('code').execute(),
    readLogos(read),
    findAnnouncedClosing(read, now),
  ])
  const own = languages.find(({ code }) => code === site.lang)
  return {
    id: site.id,
    name: site.name,
    url: site.origin,
    isWinemaker: settings.is_winemaker === 1,
    isECommerce: settings.is_e_commerce === 1,
    isBuilding: settings.is_building === 1,
    technicalFileModel: settings.technical_file_model,
    dashboardType: settings.dashboard_type,
    defaultLang: { code: site.lang, label: own?.label ?? 'Français', flag: site.lang },
    languages: languages.filter(({ is_valid }) => is_valid === 1).map(toLanguage),
    fonts: completeFonts(fonts.map(toFont)),
    logos,
    banner: readBanner(settings.banner),
    footerBanner: readBanner(settings.footer_banner),
    closing: closing ?? null,
    webp: settings.webp === 1,
  }
}

/** The fonts of a site with those it has not chosen; buttons and menu are written like the text unless the house says otherwise. */
function completeFonts(chosen: readonly ChosenFont[]): ChosenFont[] {
  const text = chosen.find(({ type }) => type === 'CONTENT') ?? defaultFonts.CONTENT
  return Object.values(defaultFonts).map((font) => {
    const own = font.type === 'MENU' ? { ...font, family: text.family, file: text.file } : font
    return chosen.find(({ type }) => type === font.type) ?? { id: font.type.toLowerCase(), ...own }
  })
}

function readBanner(stored: string): z.input<typeof Banner> | null {
  return stored === '' ? null : (JSON.parse(stored) as z.input<typeof Banner>)
}

function readServers(settings: SettingsRow) {
  const { dev_urls, prod_urls, servers } = settings
  const [devUrls, prodUrls, machines] = [dev_urls, prod_urls, servers].map((stored) => JSON.parse(stored))
  return { devUrls, prodUrls, servers: machines } as z.input<typeof SiteServers>
}
