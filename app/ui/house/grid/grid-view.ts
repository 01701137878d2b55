import type { Answer, Contract } from '#api/contract/index.ts'
import type { Paging } from '../../platform/lists/paging.ts'

export type GridRow = Answer<Contract['listWineGrid']>['lines'][number]
export type GridSaved = Answer<Contract['saveWineGrid']>

/** A page of the grid of wines. */
export type GridView = {
  lines: GridRow[]
  total: number
  asked: { search: string; tag: string; sale: '' | 'oui' | 'non'; lines: number }
  tags: { id: string; label: string }[]
  countsStock: boolean
  paging: Paging
  /** Where its form is sent, and where what was looked over is saved. */
  path: string
  savePath: string
  /** The act that was just done, while it can be taken back. */
  undo: string | undefined
}

/** What was typed and not saved, and what is wrong with it, by the names of the fields. */
export type TypedGrid = {
  typed: ReadonlyMap<string, string>
  faults: Readonly<Record<string, string>>
  message?: string | undefined
}

/** What was sent, and what it would change. */
export type GridReview = { sent: readonly (readonly [string, string])[]; changes: GridSaved['changes'] }
