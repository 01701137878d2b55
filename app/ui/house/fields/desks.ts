import type { CallName } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { DeskPlan } from './desk-plan.ts'

/** A desk of the panel: one kind of thing that an owner looks after, and the calls that do it. */
export type Desk = DeskPlan & {
  calls: Partial<Record<'list' | 'get' | 'create' | 'change' | 'remove', CallName>>
  /** The name under which the list's answer holds its things. */
  listed: string
  /** What a new thing asks for, and what can be changed later. */
  fields: { create: PanelField[]; change: PanelField[] }
  /** What each thing of the list tells. */
  shown: PanelField[]
  /** What the list can be ordered by. */
  orders: string[]
}
