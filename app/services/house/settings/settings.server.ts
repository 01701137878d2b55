import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { adviseParameter } from '#app/models/house/advice/advise-fields.ts'
import { readTypedWeek, weeks } from '#app/models/house/hours/typed-hours.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { ParameterEntry, ParameterGroup } from '#app/models/site/settings/parameter.ts'
import { isParameterType, type ParameterType, parameterList, parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { findTypedFault, type ParameterValues, readParameters } from '#app/models/site/settings/parameter-values.ts'
import { sayFieldAdvice } from '#app/texts/house/law-reasons.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { hoursTexts } from '#app/texts/house/settings/hours.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import type { Setting } from '#app/ui/house/fields/settings-view.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'

const opened: Partial<Record<ParameterType, string>> = { PRODUCT_FEED: href('/catalogue.xml') }

type SettingsAsk = { group: ParameterGroup; search: string; goods: GoodsWords }

/** The parameters of a heading, or those that a search finds under all of them. */
export async function listSettings(api: ShopApi, { group, search, goods }: SettingsAsk): Promise<Setting[]> {
  const values = await readValues(api)
  const wanted = foldText(search)
  return parameterTypes.flatMap((type) => {
    const entry: ParameterEntry = parameterList[type]
    const isHere =
      search === '' ? entry.group === group : foldText(`${type} ${parameterLabel(type, goods).join(' ')}`).includes(wanted)
    return isHere ? [settingOf(type, values)] : []
  })
}

/** Some parameters by their names, in that order. */
export async function findSettings(api: ShopApi, types: readonly ParameterType[]): Promise<Setting[]> {
  const values = await readValues(api)
  return types.map((type) => settingOf(type, values))
}

/** A parameter as its form holds it: numbers with a French comma. */
function settingOf(type: ParameterType, values: ReadonlyMap<string, string>): Setting {
  const entry: ParameterEntry = parameterList[type]
  const value = values.get(type) ?? entry.value
  const advice = adviseParameter(type, value)
  const told = advice && sayFieldAdvice(advice)
  return { type, entry, opens: opened[type], advice: told, value: entry.kind === 'NUMBER' ? value.replace('.', ',') : value }
}

/** Sets those parameters of a form that say something else than before; none of them when one cannot be. */
export async function saveSettings(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<null, Failure>> {
  const values = await readValues(api)
  const hours = readTypedHours(entries, values)
  if (hours.faults) return refuseFields(hours.faults)
  const changed = [...lastOfEach([...entries, ...hours.texts])].filter(
    ([type, value]) => isParameterType(type) && (values.get(type) ?? parameterList[type].value) !== value,
  )
  const faults = changed.flatMap(([type, value]) => {
    const fault = findTypedFault(parameterList[type as ParameterType], value)
    return fault ? [[type, fault] as const] : []
  })
  if (faults.length > 0) {
    const refusal = sayRefusal({ code: 'invalid', fields: Object.fromEntries(faults) })
    const colours = faults.filter(([type]) => isColour(type)).map(([type]) => [type, [settingTexts.colourFault]])
    return { ok: false, error: { ...refusal, fields: { ...refusal.fields, ...Object.fromEntries(colours) } } }
  }
  for (const [type, value] of changed) {
    const saved = await api.changeParameter({ params: { id: type.toLowerCase() }, body: { value } })
    if (!saved.ok) return { ok: false, error: { ...saved.error, fields: { [type]: [saved.error.message] } } }
  }
  return done(null)
}

/** What the days of a week say whose hours were typed in fields of their own; where one cannot be, what is wrong with it. */
function readTypedHours(entries: readonly Entry[], values: ReadonlyMap<string, string>) {
  const read = weeks.map((week) => readTypedWeek(entries, week, (type) => values.get(type) ?? parameterList[type].value))
  const faults = read.flatMap((week) => week.faults).map(([name, code]) => [name, hoursTexts.faults[code]] as const)
  return { texts: read.flatMap((week) => week.texts), faults: faults.length > 0 ? Object.fromEntries(faults) : undefined }
}

/** Forgets what was chosen for a parameter, so that it is as it was to begin with; tells the heading it stands under. */
export async function forgetSetting(api: ShopApi, type: string): Promise<Outcome<ParameterGroup | undefined, Failure>> {
  if (!isParameterType(type)) return done(undefined)
  const removed = await api.removeParameter({ params: { id: type.toLowerCase() } })
  const { group }: ParameterEntry = parameterList[type]
  // What was never stored is as it was to begin with already.
  return removed.ok || removed.error.code === 'not_found' ? done(group) : removed
}

/** A box is preceded by its own 'no': of two values the last one counts. */
function lastOfEach(entries: readonly Entry[]): Map<string, string> {
  const typed = entries.map(([name, text]) => [name, asStored(name, text.replaceAll('\r\n', '\n').trim())] as const)
  // Beside the colour that is picked stands a place for its code: left empty, it says nothing.
  const isSaid = ([name, text]: Entry, place: number) =>
    text !== '' || !isColour(name) || typed.findIndex(([other]) => other === name) === place
  return new Map(typed.filter(isSaid))
}

/** A number is kept as machines write it, however it is typed: `49,90`, `1 250 €`. */
function asStored(name: string, text: string): string {
  if (isColour(name)) return text.replace(/^#?([0-9a-f]{6}|[0-9a-f]{3})$/i, '#$1').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const isNumber = isParameterType(name) && parameterList[name].kind === 'NUMBER'
  return isNumber ? text.replaceAll(/[\s\u00a0\u202f€%]/g, '').replace(',', '.') : text
}

function isColour(name: string): boolean {
  if (!isParameterType(name)) return false
  const entry: ParameterEntry = parameterList[name]
  return entry.form === 'colour'
}

/** All settings of a site, those for staff among them, each as what it is. */
export async function readStaffValues(api: ShopApi): Promise<ParameterValues> {
  return readParameters([...(await readValues(api))].map(([type, value]) => ({ type, value })))
}

async function readValues(api: ShopApi): Promise<Map<string, string>> {
  const read = async (page: number) => orThrow(await api.listAdminParameters({ query: { nbItem: 100, page } }))
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, place) => read(place + 2)))
  return new Map([first, ...rest].flatMap(({ parameters }) => parameters.map(({ type, value }) => [type, value] as const)))
}
