import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toFont } from './font.ts'

const columns = { type: 'type', family: 'family' }

/** The fonts that the site has chosen, for its owner. */
export const listAdminFonts: UseCase<Contract['listAdminFonts']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('fonts').selectAll(), query, columns)
  return done({ fonts: rows.map(toFont), total })
}
