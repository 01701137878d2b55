import { nameIn, type PanelField } from '#app/models/house/panel/field.ts'
import { panelTexts } from '#app/texts/house/panel.ts'

type Faults = Readonly<Record<string, string>>

const several = new Set(['lines', 'choices', 'things'])

/** What is wrong with one line of a text, or one of several choices, is said beside the field that holds them all. */
export function gatherFaults(fields: readonly PanelField[], faults: Faults): Faults {
  const placed = new Map<string, string[]>()
  for (const [name, says] of Object.entries(faults)) {
    const [field, line] = placeOf(fields, name.split('.'))
    const said = line === undefined ? says : `${panelTexts.row(line + 1)} : ${says}`
    placed.set(field, [...(placed.get(field) ?? []), said])
  }
  return Object.fromEntries([...placed].map(([name, sentences]) => [name, sentences.join(' ')]))
}

/** The field that a fault belongs to, and which of its lines. */
function placeOf(fields: readonly PanelField[], path: readonly string[], outer = ''): [name: string, line?: number] {
  const [step = '', ...rest] = path
  const name = nameIn(outer, step)
  if (rest.length === 0) return [name]
  if (/^\d+$/.test(step)) return placeOf(fields, rest, name)
  const field = fields.find((one) => one.name === step)
  if (field && several.has(field.kind)) return field.kind === 'lines' ? [name, Number(rest[0])] : [name]
  return placeOf(field?.fields ?? [], rest, name)
}
