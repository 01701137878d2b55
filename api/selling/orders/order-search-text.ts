import { foldText } from '#app/models/platform/text/fold-text.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'

/** An index entry has its bounds. */
const longest = 400

type Named = { firstname: string; lastname: string; company?: string | undefined; city?: string }

/** All that the house finds an order by, in plain spelling; names in both orders, the number with and without its dash, the town. */
export function orderSearchText({ reference, email }: { reference: string; email: string }, buyer: Named): string {
  const { firstname, lastname, company = '', city = '' } = buyer
  const who = firstname || lastname || company ? [firstname, lastname, firstname, company] : [counterTexts.buyer]
  const said = [reference, reference.replaceAll('-', ''), email, ...who, city]
  return foldText(said.filter(Boolean).join(' ')).slice(0, longest)
}
