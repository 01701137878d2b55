import type { PanelField } from './field.ts'

type Block = { type: string } & Record<string, unknown>

/** A block with what was typed in its form; what the form does not ask for stays as it was. */
export function mendBlock(block: Block, fields: readonly PanelField[], typed: Record<string, unknown>): Block {
  const kept = Object.entries(block).filter(([name]) => !fields.some((field) => field.name === name))
  return { ...Object.fromEntries(kept), ...typed, type: block.type }
}
