import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'

/** Where the money of an order goes that is paid by hand: an account, or whoever a cheque is made out and sent to. */
export function payeeText(values: ParameterValues): Record<'iban' | 'bic' | 'holder' | 'payee' | 'sendTo', string> {
  const house = [values.COMPANY_NAME, values.COMPANY_ADDRESS || values.HEAD_OFFICE]
  return {
    iban: values.TRANSFER_IBAN,
    bic: values.TRANSFER_BIC,
    holder: values.TRANSFER_HOLDER,
    payee: values.CHEQUE_PAYEE,
    sendTo: house[1] ? house.filter(Boolean).join(', ') : '',
  }
}
