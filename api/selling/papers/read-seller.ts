import type { Seller } from '#app/models/selling/money/paper.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'
import type { At } from '../orders/tell-order.ts'

/** Who sells, as the site's parameters say it today. */
export async function readSeller(read: SiteReader, site: At['site']): Promise<Seller> {
  const { site: set, values } = await readOwnSettings({ site, lang: site.lang }, read)
  const { accent, ink } = coloursOf(values)
  return {
    name: values.LEGAL_COMPANY_NAME || values.COMPANY_NAME || site.name,
    form: values.LEGAL_FORM,
    capital: values.SHARE_CAPITAL,
    office: values.HEAD_OFFICE || values.COMPANY_ADDRESS,
    siret: values.SIRET_NUMBER,
    rcs: values.RCS_NUMBER,
    rm: values.RM_NUMBER,
    vatNumber: values.INTRACO_VAT,
    iban: values.TRANSFER_IBAN,
    excise: { number: values.EXCISE_NUMBER, usesCapsules: values.USES_CAPSULES },
    ...(values.INVOICE_MENTIONS && { mentions: values.INVOICE_MENTIONS }),
    phone: values.COMPANY_PHONE,
    email: values.COMPANY_EMAIL,
    sellsWine: set.is_winemaker === 1 && !values.HIDE_ALCOHOL_MESSAGE,
    ...(values.TRADE !== 'WINE' && { trade: values.TRADE }),
    colours: { accent, ink },
  }
}
