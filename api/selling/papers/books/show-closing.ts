import type { z } from 'zod'
import type { BookClosing } from '../../../contract/selling/entities/paper.ts'
import { type ClosingRow, toClosing } from './closing-row.ts'

/** A closing as those of the house see it. */
export function showClosing(row: ClosingRow): z.input<typeof BookClosing> {
  return { id: row.id, ...toClosing(row), previous: row.previous, hash: row.hash }
}
