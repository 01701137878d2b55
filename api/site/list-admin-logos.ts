import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { addPictures } from './logo.ts'

const columns = { type: 'type', filename: 'filename' }

/** The site's logos, for its owner. */
export const listAdminLogos: UseCase<Contract['listAdminLogos']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('logos').selectAll(), query, columns)
  return done({ logos: await addPictures(read, rows), total })
}
