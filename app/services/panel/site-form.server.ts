import { contract } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/panel/field.ts'
import { describeFields } from './describe-fields.server.ts'

let fields: PanelField[] | undefined

/** What an owner says of the site as a whole. */
export function siteFields(): PanelField[] {
  fields ??= describeFields(contract.changeSite.body)
  return fields
}
