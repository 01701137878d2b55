import { data } from 'react-router'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { addPicked } from '#app/models/house/panel/picked-ingredients.ts'
import { readFields, type Typed } from '#app/models/house/panel/read-fields.ts'
import { settleRows } from '#app/models/house/panel/rows.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { forgetSeen, settleVintages } from '#app/models/house/panel/vintage-rows.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { wineLabelTexts } from '#app/texts/house/wine/wine-label.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { sayTypedFaults } from '../amount-faults.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'

/** A form of a wine as it was sent, and what of it the call takes. */
export type PostedWine = { fields: readonly PanelField[]; entries: Entry[]; body: Typed }

/** Reads the one form of a wine. */
export function readWine(fields: readonly PanelField[], sent: readonly Entry[]): PostedWine {
  const typed = addPicked(withoutSearches(sent), (category) => wineLabelTexts.categories[category])
  const entries = settleRows(fields, typed)
  return { fields, entries, body: settleVintages(readFields(fields, entries)) }
}

/** Shows the form again with what is wrong beside its fields. */
export function refuseWine({ fields, entries, body }: PostedWine, { code, message, fields: told }: Failure) {
  const said = sayFaults(told)
  const faults = code === 'invalid' ? sayTypedFaults(fields, body, said) : said
  const kept = code === 'conflict' ? forgetSeen(entries) : entries
  return data<FilledForm>({ entries: kept, faults, message }, { status: statusOf[code] })
}
