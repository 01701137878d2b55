import type { OwnField } from '#app/models/content/blocks/own-block.ts'
import { parseTemplate } from '#app/models/content/blocks/parse-template.ts'
import type { Fault } from '#app/models/platform/outcome.ts'

type Fields = readonly OwnField[]
type Declaration = {
  fields: Fields
  template: string
  /** The fields in which something may be said already; none where the kind is new, or nowhere in use. */
  before: Fields
}
type Faults = Record<string, Fault>

/** What is wrong with the declaration of a block, each beside its field: with its fields first, and else with its template. */
export function findDeclarationFaults({ fields, template, before }: Declaration): Faults {
  const faults = findFieldFaults(fields, before)
  return Object.keys(faults).length > 0 ? faults : findTemplateFault(template, fields)
}

/** Each field has a key of its own, stands in a list that there is, and where something is said in it stays what it was. */
function findFieldFaults(fields: Fields, before: Fields): Faults {
  const faults = fields.flatMap((field, place) =>
    Object.entries(findFaults(field, place, { fields, before })).map(([name, fault]) => [`fields.${place}.${name}`, fault]),
  )
  const gone = before.find(({ key }) => fields.every((field) => field.key !== key))
  if (gone) faults.push(['fields', { code: 'own_fixed', params: { what: gone.key } }])
  return Object.fromEntries(faults)
}

function findFaults(
  { key, kind, within, choices }: OwnField,
  place: number,
  { fields, before }: { fields: Fields; before: Fields },
): Faults {
  const isInList = fields.some((field) => field.kind === 'LIST' && field.key === within)
  const old = before.find((field) => field.key === key)
  return {
    ...(fields.findIndex((field) => field.key === key) < place && { key: { code: 'taken' } }),
    ...(within !== '' && (!isInList || kind === 'LIST') && { within: { code: 'own_list' } }),
    ...(kind === 'CHOICE' && choices.length === 0 && { choices: { code: 'required' } }),
    ...(old && (old.kind !== kind || old.within !== within) && { kind: { code: 'own_fixed', params: { what: key } } }),
  }
}

function findTemplateFault(template: string, fields: Fields): Faults {
  const parsed = parseTemplate(template, fields)
  if (parsed.ok) return {}
  const { code, ...where } = parsed.fault
  return { template: { code: 'own_template', params: { word: code, ...where } } }
}
