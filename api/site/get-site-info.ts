import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** The fonts of a site that has chosen none. */
const defaultFonts = [
  { id: 'title', type: 'TITLE' as const, family: 'serif', color: '', size: 16, weight: 600, style: 'normal' as const },
  { id: 'content', type: 'CONTENT' as const, family: 'serif', color: '', size: 14, weight: 400, style: 'normal' as const },
  { id: 'menu', type: 'MENU' as const, family: 'serif', color: '', size: 14, weight: 500, style: 'normal' as const },
]

/** What anyone may know of the site. */
export const getSiteInfo: UseCase<Contract['getSiteInfo']> = async (_given, { site }) =>
  done({
    id: site.id,
    name: site.name,
    url: site.origin,
    isWinemaker: true,
    isECommerce: false,
    isBuilding: false,
    technicalFileModel: 'default',
    dashboardType: 'default',
    defaultLang: { code: site.lang, label: 'Français', flag: 'fr' },
    languages: [],
    fonts: defaultFonts,
    logos: [],
    banner: null,
    footerBanner: null,
    webp: true,
  })
