import type { Data } from '@puckeditor/core'
import { kindOfBlock, ownNameOf } from '#app/models/content/blocks/own-block.ts'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'

/** Where the editor keeps what stands in each column of a block of columns. */
export const slots = ['first', 'second', 'third', 'fourth'] as const

/** A block as the editor holds it. */
export type Item = { type: string; props: { id: string } & Record<string, unknown> }

/** A body as the editor holds it: each block with a name of its own while it is edited. */
export function toEditor(blocks: readonly ComposedBlock[]): Data {
  return { root: { props: {} }, content: blocks.map((block) => toItem(block)), zones: {} }
}

/** A block as the editor holds it; one of columns keeps how many it has, and each of them in a place of its own. */
export function toItem({ type, ...rest }: ComposedBlock, id: string = crypto.randomUUID()): Item {
  if (type === 'own') {
    const { name, ...others } = rest
    return { type: kindOfBlock({ type, name }), props: { ...others, id } }
  }
  if (type !== 'columns') return { type, props: { ...rest, id } }
  const { columns, ...others } = rest
  const all = columns as ComposedBlock[][]
  const held = slots.map((slot, place) => [slot, (all[place] ?? []).map((block) => toItem(block))])
  return { type, props: { ...others, count: all.length, ...Object.fromEntries(held), id } }
}

/** The body that the editor holds, as the site keeps it. */
export function toBlocks({ content }: Pick<Data, 'content'>): ComposedBlock[] {
  return content.map(toBlock)
}

/** A block of the editor, as the site keeps it. */
export function toBlock({ type, props }: { type: string; props: object }): ComposedBlock {
  const { id: _id, puck: _puck, editMode: _editMode, children: _children, ...rest } = props as Record<string, unknown>
  const name = ownNameOf(type)
  if (name !== undefined) return { ...rest, type: 'own', name }
  if (type !== 'columns') return { ...rest, type }
  const { count, first: _first, second: _second, third: _third, fourth: _fourth, ...others } = rest
  return { ...others, type, columns: slots.slice(0, Number(count)).map((slot) => itemsIn(rest, slot).map(toBlock)) }
}

/** The same block of columns, of another number; what a column that goes held stands at the end of the last that stays. */
export function withColumns({ type, props }: Item, count: number): Item {
  const gone = slots.slice(count).flatMap((slot) => itemsIn(props, slot))
  const last = slots[count - 1] ?? 'second'
  const emptied = Object.fromEntries(slots.slice(count).map((slot) => [slot, []]))
  return { type, props: { ...props, ...emptied, [last]: [...itemsIn(props, last), ...gone], count } }
}

/** What stands in a column. */
export function itemsIn(props: Record<string, unknown>, slot: string): Item[] {
  return Array.isArray(props[slot]) ? (props[slot] as Item[]) : []
}
