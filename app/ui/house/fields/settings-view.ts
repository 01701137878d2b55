import type { ParameterEntry } from '#app/models/site/settings/parameter.ts'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'

/** A parameter as an owner sets it; `opens` is the place of the site that it opens to others' programs, `advice` what is good to know of what it says. */
export type Setting = {
  type: ParameterType
  entry: ParameterEntry
  value: string
  opens?: string | undefined
  advice?: string | undefined
}
