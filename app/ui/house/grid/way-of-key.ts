import type { Cell } from './cells.ts'

type Way = { down: number; right: number }

/** Which cell a key leads to; within a cell arrows go through its text first, and through the parts of a day. */
export function wayOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent, cell: Cell): Way | undefined {
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, right: 0 }
  if (shiftKey || ctrlKey || altKey || metaKey || cell.type === 'date') return undefined
  if (key === 'ArrowDown') return { down: 1, right: 0 }
  if (key === 'ArrowUp') return { down: -1, right: 0 }
  if (key === 'ArrowLeft' && isAtEdge(cell, 0)) return { down: 0, right: -1 }
  return key === 'ArrowRight' && isAtEdge(cell, cell.value.length) ? { down: 0, right: 1 } : undefined
}

/** A text that was chosen as a whole is gone past at once. */
function isAtEdge({ type, selectionStart, selectionEnd }: Cell, edge: number): boolean {
  return type !== 'text' || selectionStart !== selectionEnd || selectionStart === edge
}
