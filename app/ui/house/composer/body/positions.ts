import type { Data } from '@puckeditor/core'
import { type Item, itemsIn, slots } from './bodies.ts'

/** Where a block stands: in a zone of the editor, which is the page or a column. */
export type BlockPosition = { index: number; zone: string }

export const pageZone = 'root:default-zone'

export const zoneOf = (id: string, slot: string) => `${id}:${slot}`

/** The block of columns that a zone is a column of, and which one; nothing for the page itself. */
export function columnOf({ content }: Pick<Data, 'content'>, zone: string): { parent: number; column: number } | undefined {
  const [id = '', slot = ''] = zone.split(':')
  const parent = content.findIndex(({ props }) => props.id === id)
  const column = slots.indexOf(slot as (typeof slots)[number])
  return parent < 0 || column < 0 ? undefined : { parent, column }
}

/** Where on the page itself something goes that is put below the block that is chosen, or at the end. */
export function pageIndexBelow(data: Pick<Data, 'content'>, chosen: { index: number; zone?: string | undefined } | null): number {
  if (!chosen) return data.content.length
  return (columnOf(data, chosen.zone ?? pageZone)?.parent ?? chosen.index) + 1
}

/** How many blocks stand beside each other in a zone. */
export function countIn(data: Pick<Data, 'content'>, zone: string): number {
  const within = columnOf(data, zone)
  if (!within) return data.content.length
  return itemsIn((data.content[within.parent] as Item).props, slots[within.column] ?? '').length
}

/** How a refusal names a block, such as `3` or `3.columns.0.2`. */
export function pathOf(data: Pick<Data, 'content'>, { index, zone }: BlockPosition): string {
  const within = columnOf(data, zone)
  return within ? `${within.parent}.columns.${within.column}.${index}` : String(index)
}

/** Where the block stands that a refusal names first. */
export function positionOfFault(
  { content }: Pick<Data, 'content'>,
  faults: Readonly<Record<string, string>>,
): BlockPosition | undefined {
  const [first = ''] = Object.keys(faults)
  const [, parent, column, index] = /^blocks\.(\d+)\.(?:columns\.(\d)\.(\d+)\.)?/.exec(first) ?? []
  if (parent === undefined) return undefined
  const item = content[Number(parent)]
  const slot = slots[Number(column)]
  return item && slot
    ? { index: Number(index), zone: zoneOf(String(item.props.id), slot) }
    : { index: Number(parent), zone: pageZone }
}
