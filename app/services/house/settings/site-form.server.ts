import { contract } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

let fields: PanelField[] | undefined
let servers: PanelField[] | undefined

/** What an owner says of the site as a whole. */
export function siteFields(): PanelField[] {
  fields ??= describeFields(contract.changeSite.body)
  return fields
}

/** Where the site is tried out and served. */
export function serverFields(): PanelField[] {
  servers ??= describeFields(contract.changeSiteServers.body)
  return servers
}
