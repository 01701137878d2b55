import { foldText } from '#app/models/fold-text.ts'

/** An index entry has its bounds. */
const longest = 400

type Named = { firstname: string; lastname: string; company?: string | undefined }

/** All that the house finds an order by, in plain spelling; names in both orders, the number with and without its dash. */
export function spellSearchKey({ reference, email }: { reference: string; email: string }, buyer: Named): string {
  const { firstname, lastname, company = '' } = buyer
  const said = [reference, reference.replaceAll('-', ''), email, firstname, lastname, firstname, company]
  return foldText(said.filter(Boolean).join(' ')).slice(0, longest)
}
