import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { nameIn, type PanelField } from '#app/models/house/panel/field.ts'

type Values = Readonly<Record<string, unknown>>
type Asked = { fields: readonly PanelField[]; named: Readonly<Record<string, string>> }

/** Where a block takes a photo: a place that is free, in a row of its own if need be, before one that shows another. */
export function findPhotoField(asked: Asked, block: ComposedBlock): { free?: string; taken?: string } {
  const found = listFields(asked, block, '')
  return { free: found.find(({ isFree }) => isFree)?.name, taken: found.find(({ isRow }) => !isRow)?.name }
}

type PhotoField = { name: string; isFree: boolean; isRow: boolean }

function listFields({ fields, named }: Asked, values: Values, outer: string, isRow = false): PhotoField[] {
  return fields.flatMap((field) => {
    const name = nameIn(outer, field.name)
    const value = values[field.name]
    // What the house has named itself is no picture of the library.
    const isPicture = field.kind === 'thing' && field.label === undefined && named[field.name] === 'image'
    if (isPicture) return [{ name, isFree: !value, isRow }]
    const inside = { fields: field.fields ?? [], named }
    if (field.kind === 'group') return listFields(inside, (value as Values) ?? {}, name, isRow)
    if (field.kind !== 'rows') return []
    const rows = (value as Values[]) ?? []
    const withNext = rows.length < (field.most ?? 100) ? [...rows, {}] : rows
    return withNext.flatMap((row, place) => listFields(inside, row, nameIn(name, place), true))
  })
}
