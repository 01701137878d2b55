import type { ImportKind } from '#app/models/house/table-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Plan } from './imported.ts'
import { planArrivals } from './plan-arrivals.ts'
import { planDepartures } from './plan-departures.ts'
import { planMembers } from './plan-members.ts'
import { planProducts } from './plan-products.ts'
import { planStock } from './plan-stock.ts'

type Planner = (read: SiteReader, csv: string, ctx: CallContext) => Promise<Plan>

const planners: Record<ImportKind, Planner> = {
  products: planProducts,
  stock: planStock,
  members: planMembers,
  departures: planDepartures,
  arrivals: planArrivals,
}
const mostTold = 500

/** Brings a table in: its plan is made of what the shop is at that moment, and carried out whole or not at all. */
export const importTable: UseCase<Contract['importTable']> = async ({ params: { what }, body }, ctx) => {
  const tell = ({ rows, created, changed, faults, changes }: Plan, isDone: boolean) => ({
    rows,
    created,
    changed,
    isDone,
    faultTotal: faults.length,
    faults: faults.slice(0, mostTold),
    changes: changes.slice(0, mostTold),
  })
  if (body.isTrial) return done(tell(await planners[what](ctx.read, body.csv, ctx), false))
  return ctx.inTransaction(
    mayRollBack(async (tx) => {
      const plan = await planners[what](tx, body.csv, ctx)
      if (plan.faults.length > 0) return orRollBack(refused('invalid', { fields: { csv: { code: 'format' } } }))
      await plan.write(tx)
      return tell(plan, true)
    }),
  )
}
