import type { TaxSetting } from '#app/models/selling/tax/tax.ts'
import type { Reach } from '#app/models/selling/tax/territory.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { UnionVat, VatRegime } from '#app/models/site/settings/vat-choices.ts'

/** How the shop's sales are taxed, as its owner has set it. */
export function readTaxSetting({ VAT_REGIME, UNION_VAT }: ParameterValues): TaxSetting {
  return { regime: VAT_REGIME as VatRegime, union: UNION_VAT as UnionVat }
}

/** Where the shop may sell, as far as its owner has said what that needs. */
export function readReach(values: ParameterValues, sellsWine: boolean): Reach {
  return {
    sellsWine,
    onlyFrance: values.ONLY_SELL_IN_FRANCE,
    worldwide: values.SELLS_WORLDWIDE,
    overseas: values.SELLS_OVERSEAS,
    union: readTaxSetting(values).union,
    hasVatNumber: values.INTRACO_VAT.trim() !== '',
    hasExcise: values.EXCISE_NUMBER.trim() !== '',
    hasEori: values.EORI_NUMBER.trim() !== '',
  }
}
