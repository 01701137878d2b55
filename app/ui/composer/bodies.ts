import type { Data } from '@puckeditor/core'
import type { ComposedBlock } from '#app/models/panel/composed.ts'

/** A body as the editor holds it: each block with a name of its own while it is edited. */
export function toEditor(blocks: readonly ComposedBlock[]): Data {
  return { root: { props: {} }, content: blocks.map((block) => toItem(block, crypto.randomUUID())), zones: {} }
}

/** A block as the editor holds it. */
export function toItem({ type, ...rest }: ComposedBlock, id: string) {
  return { type, props: { ...rest, id } }
}

/** The body that the editor holds, as the site keeps it. */
export function toBlocks({ content }: Pick<Data, 'content'>): ComposedBlock[] {
  return content.map(toBlock)
}

/** A block of the editor, as the site keeps it. */
export function toBlock({ type, props }: { type: string; props: object }): ComposedBlock {
  const { id: _id, puck: _puck, editMode: _editMode, children: _children, ...rest } = props as Record<string, unknown>
  return { ...rest, type }
}
