import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { foldText } from '#app/models/fold-text.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import type { ParameterEntry, ParameterGroup } from '#app/models/parameter.ts'
import { isParameterType, type ParameterType, parameterList, parameterTypes } from '#app/models/parameter-list.ts'
import { findParameterFault } from '#app/models/parameter-values.ts'
import { parameterLabels } from '#app/texts/admin/parameters.ts'
import { sayRefusal } from '#app/texts/refusals.ts'

/** A parameter as an owner sets it. */
export type Setting = { type: ParameterType; entry: ParameterEntry; value: string }

/** The parameters of a heading, or those that a search finds under all of them. */
export async function listSettings(api: ShopApi, group: ParameterGroup, search: string): Promise<Setting[]> {
  const values = await readValues(api)
  const wanted = foldText(search)
  return parameterTypes.flatMap((type) => {
    const entry: ParameterEntry = parameterList[type]
    const isHere = search === '' ? entry.group === group : foldText(`${type} ${parameterLabels[type].join(' ')}`).includes(wanted)
    return isHere ? [{ type, entry, value: values.get(type) ?? entry.value }] : []
  })
}

/** Some parameters by their names, in that order. */
export async function findSettings(api: ShopApi, types: readonly ParameterType[]): Promise<Setting[]> {
  const values = await readValues(api)
  return types.map((type) => {
    const entry: ParameterEntry = parameterList[type]
    return { type, entry, value: values.get(type) ?? entry.value }
  })
}

/** Sets those parameters of a form that say something else than before; none of them when one cannot be. */
export async function saveSettings(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<null, Failure>> {
  const values = await readValues(api)
  const changed = [...lastOfEach(entries)].filter(
    ([type, value]) => isParameterType(type) && (values.get(type) ?? parameterList[type].value) !== value,
  )
  const faults = changed.flatMap(([type, value]) => {
    const fault = findParameterFault(parameterList[type as ParameterType], value)
    return fault ? [[type, fault] as const] : []
  })
  if (faults.length > 0) return { ok: false, error: sayRefusal({ code: 'invalid', fields: Object.fromEntries(faults) }) }
  for (const [type, value] of changed) {
    const saved = await api.changeParameter({ params: { id: type.toLowerCase() }, body: { value } })
    if (!saved.ok) return { ok: false, error: { ...saved.error, fields: { [type]: [saved.error.message] } } }
  }
  return done(null)
}

/** A box is preceded by its own 'no': of two values the last one counts. */
function lastOfEach(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.map(([name, text]) => [name, text.replaceAll('\r\n', '\n').trim()]))
}

async function readValues(api: ShopApi): Promise<Map<string, string>> {
  const read = async (page: number) => orThrow(await api.listAdminParameters({ query: { nbItem: 100, page } }))
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, place) => read(place + 2)))
  return new Map([first, ...rest].flatMap(({ parameters }) => parameters.map(({ type, value }) => [type, value] as const)))
}
