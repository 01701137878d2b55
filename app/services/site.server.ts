import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'

export type MenuEntry = { id: string; label: string; href: string; reload: boolean }

/** What every screen of the site shows: its name, its menu, its company's coordinates. */
export type SiteFrame = { name: string; menu: MenuEntry[]; company: Record<string, string> }

const shownParameters = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'INFO_BAR']

/** Reads the frame of the site. */
export async function getSiteFrame(api: ShopApi): Promise<SiteFrame> {
  const [site, pages, parameters] = await Promise.all([api.getSiteInfo(), api.listPages(), api.listParameters()])
  return {
    name: orThrow(site).name,
    menu: orThrow(pages)
      .filter((page) => page.showInMenu && page.idParent === null)
      .map((page) => ({ id: page.id, label: page.menuTitle || page.title, href: `/${page.url}`, reload: page.reload })),
    company: Object.fromEntries(
      orThrow(parameters)
        .filter(({ type }) => shownParameters.includes(type))
        .map(({ type, value }) => [type, value]),
    ),
  }
}
