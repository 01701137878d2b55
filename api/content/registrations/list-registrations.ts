import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { selectHeld, toRegistration } from './registration.ts'

const columns = { idElement: 'element_id', lastname: 'lastname', email: 'email', state: 'state', createdAt: 'created_at' }

/** Who has registered, for the owner. */
export const listRegistrations: UseCase<Contract['listRegistrations']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(selectHeld(read).selectAll(), query, columns)
  return done({ registrations: rows.map(toRegistration), total })
}
