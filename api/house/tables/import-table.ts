import type { ImportKind } from '#app/models/house/table-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Plan } from './imported.ts'
import { planMembers } from './plan-members.ts'
import { planProducts } from './plan-products.ts'
import { planStock } from './plan-stock.ts'

type Planner = (read: SiteReader, csv: string, visit: Visit) => Promise<Plan>

const planners: Record<ImportKind, Planner> = { products: planProducts, stock: planStock, members: planMembers }
const mostTold = 500

/** Brings a table in: its plan is made of what the shop is at that moment, and carried out whole or not at all. */
export const importTable: UseCase<Contract['importTable']> = async ({ params: { what }, body }, visit) => {
  const tell = ({ rows, created, changed, faults, changes }: Plan, isDone: boolean) => ({
    ...{ rows, created, changed, isDone, faultTotal: faults.length },
    ...{ faults: faults.slice(0, mostTold), changes: changes.slice(0, mostTold) },
  })
  if (body.isTrial) return done(tell(await planners[what](visit.read, body.csv, visit), false))
  return visit.inTransaction(
    mayGiveUp(async (tx) => {
      const plan = await planners[what](tx, body.csv, visit)
      if (plan.faults.length > 0) return orGiveUp(refused('invalid', { fields: { csv: { code: 'format' } } }))
      await plan.write(tx)
      return tell(plan, true)
    }),
  )
}
