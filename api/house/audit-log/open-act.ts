import type { NeverReason } from '#app/models/platform/act.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { courseColumns, neverUndone, uncounted } from '../../platform/database/tables/undo-tables.ts'
import type { RowChange, WriteListener } from '../../platform/database/watch-writes.ts'

/** What one act of the staff has written so far. */
export type Act = WriteListener & { changes: RowChange[]; hasWritten: () => boolean; never: () => NeverReason | undefined }

/** An import of half a catalogue is not kept row by row. */
const mostRows = 3000

/** Gathers what an act writes: rows that can be brought back, and what stands in the way. */
export function openAct(): Act {
  const changes: RowChange[] = []
  const reasons = new Set<NeverReason>()
  let rows = 0

  return {
    changes,
    changed: (more) => {
      rows += more.length
      for (const reason of more.map(movedOn)) if (reason) reasons.add(reason)
      changes.push(...more.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)))
    },
    wrote: (table, count) => {
      if (uncounted.has(table)) return
      rows += count
      reasons.add(neverUndone[table as keyof SiteTables] ?? 'PEOPLE')
    },
    hasWritten: () => rows > 0,
    never: () => weightiest(reasons) ?? (changes.length > mostRows ? 'TOO_LARGE' : changes.length === 0 ? 'NOTHING' : undefined),
  }
}

function movedOn({ table, before, after }: RowChange): NeverReason | undefined {
  // What came, left or was counted has been; a correction is taken back by its contrary.
  if (table === 'stock_movements') return (after ?? before)?.kind === 'CORRECTION' ? undefined : 'STOCK'
  const course = courseColumns[table as keyof SiteTables]
  return course && before && after && before[course.column] !== after[course.column] ? course.reason : undefined
}

const byWeight: NeverReason[] = ['ORDERS', 'KEYS', 'STOCK', 'PEOPLE', 'MAIL']

function weightiest(reasons: ReadonlySet<NeverReason>): NeverReason | undefined {
  return byWeight.find((reason) => reasons.has(reason))
}
