import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { customWords } from '../../platform/custom/custom-rows.ts'
import type { OrderRow } from './add-step.ts'

/** An index entry has its bounds. */
const longest = 400
const longestOwn = 200

type Named = { firstname: string; lastname: string; company?: string | undefined; city?: string }

/** All that the house finds an order by, in plain spelling; names in both orders, the number with and without its dash, the town. */
export function orderSearchText({ reference, email }: { reference: string; email: string }, buyer: Named): string {
  const { firstname, lastname, company = '', city = '' } = buyer
  const who = firstname || lastname || company ? [firstname, lastname, firstname, company] : [counterTexts.buyer]
  const said = [reference, reference.replaceAll('-', ''), email, ...who, city]
  return foldText(said.filter(Boolean).join(' ')).slice(0, longest)
}

/** The same of an order that is there, with the words of the house's own fields that are looked through. */
export function orderKeyOf(
  { reference, email, billing_address, custom }: Pick<OrderRow, 'reference' | 'email' | 'billing_address' | 'custom'>,
  fields: readonly CustomField[],
): string {
  const own = foldText(customWords(custom, fields)).slice(0, longestOwn)
  return `${orderSearchText({ reference, email }, JSON.parse(billing_address) as Named)} ${own}`.trim()
}
