import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toVariation } from './shown-variation.ts'

const columns = { label: 'label' }

/** The definitions by which declinations differ, for their owner. */
export const listAdminVariations: UseCase<Contract['listAdminVariations']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('variations').selectAll(), query, columns)
  return done({ variations: rows.map(toVariation), total })
}
