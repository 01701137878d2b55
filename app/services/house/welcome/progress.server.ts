import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { isNewHome } from '#app/texts/site/new-site.ts'
import type { Progress } from '#app/ui/house/welcome/welcome.tsx'
import { findSettings } from '../settings/settings.server.ts'

/** Reads how far a new shop has come. */
export async function readProgress(api: ShopApi, ctx: RequestContext): Promise<Progress> {
  const [{ info }, fonts, products, carriers, home, settings] = await Promise.all([
    readSiteFacts(ctx),
    api.listAdminFonts({ query: { nbItem: 1 } }),
    api.listAdminProducts({ query: { nbItem: 1 } }),
    api.listCarriers({ query: { nbItem: 1 } }),
    api.getPage({ params: { url: 'home' } }),
    findSettings(api, [
      'LEGAL_COMPANY_NAME',
      'SIRET_NUMBER',
      'PRIMARY_COLOR',
      'ACCENT_COLOR',
      'PAY_ON_COLLECTION',
      'TRANSFER_IBAN',
    ]),
  ])
  const value = (type: string) => settings.find((setting) => setting.type === type)
  const isSet = (type: string) => (value(type)?.value ?? '') !== ''
  const isChanged = (type: string) => value(type)?.value !== value(type)?.entry.value
  const pages = home.ok && !isNewHome(home.value.blocks)
  const delivers = orThrow(carriers).total > 0
  return {
    pages,
    entreprise: isSet('LEGAL_COMPANY_NAME') && isSet('SIRET_NUMBER'),
    // The first questions ask for the look and its colour too.
    couleurs: pages || isChanged('PRIMARY_COLOR') || isChanged('ACCENT_COLOR') || orThrow(fonts).total > 0,
    logo: info.logos.some(({ type }) => type === 'LOGO'),
    vin: orThrow(products).total > 0,
    vente: (delivers && isSet('TRANSFER_IBAN')) || value('PAY_ON_COLLECTION')?.value === 'true',
    pret: !info.isBuilding,
  }
}
