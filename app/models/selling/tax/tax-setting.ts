import type { ParameterValues } from '../../site/settings/parameter-values.ts'
import type { UnionVat, VatRegime } from '../../site/settings/vat-choices.ts'
import type { TaxSetting } from './tax.ts'
import type { Reach } from './territory.ts'

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
