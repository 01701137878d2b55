import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import type { SiteFrame } from './site-frame.ts'

/** The last line of every page: the message of the law, and who answers for the site. */
export function LegalNotice({ frame: { name, values, info } }: { frame: SiteFrame }) {
  const company = [
    [values.LEGAL_COMPANY_NAME || name, values.LEGAL_FORM].filter(Boolean).join(', '),
    values.SHARE_CAPITAL && `${frameTexts.capital} ${inOne(values.SHARE_CAPITAL)}`,
    values.RCS_NUMBER,
    values.RM_NUMBER,
    values.SIRET_NUMBER && `${frameTexts.siret} ${inOne(values.SIRET_NUMBER)}`,
    values.INTRACO_VAT && `${frameTexts.vat} ${inOne(values.INTRACO_VAT)}`,
  ]
  return (
    <div className="law" data-law="">
      {info.isWinemaker && !values.HIDE_ALCOHOL_MESSAGE && <p>{alcoholTexts.health}</p>}
      <p className="num">{company.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** A number that no line breaks. */
function inOne(number: string): string {
  return number.replaceAll(' ', '\u00a0')
}
