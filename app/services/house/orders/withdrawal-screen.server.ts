import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { WithdrawalDesk } from '#app/ui/house/record/withdrawal-acts.tsx'
import { type DeskContext, openDesk } from '../desks/desk-screen.server.ts'

type WithdrawalRequest = RouteArgs & { params: { id: string } }

/** A withdrawal at its desk, and who answers it. */
export async function openWithdrawal(asked: WithdrawalRequest): Promise<DeskContext & { withdrawal: WithdrawalDesk }> {
  const ctx = await openDesk({ ...asked, params: { desk: 'retractations', id: asked.params.id } })
  const withdrawal = orThrow(await ctx.staff.api.getWithdrawal({ params: { id: asked.params.id } }))
  return { ...ctx, withdrawal }
}
