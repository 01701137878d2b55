import { orThrow } from '#app/http/answers.server.ts'
import type { WithdrawalDesk } from '#app/ui/house/record/withdrawal-acts.tsx'
import { type DeskContext, openDesk } from '../desks/desk-screen.server.ts'
import type { PanelAsk } from '../staff.server.ts'

type WithdrawalRequest = PanelAsk & { params: { id: string } }

/** A withdrawal at its desk, and who answers it. */
export async function openWithdrawal(asked: WithdrawalRequest): Promise<DeskContext & { withdrawal: WithdrawalDesk }> {
  const ctx = await openDesk({ ...asked, params: { desk: 'retractations', id: asked.params.id } })
  const withdrawal = orThrow(await ctx.staff.api.getWithdrawal({ params: { id: asked.params.id } }))
  return { ...ctx, withdrawal }
}
