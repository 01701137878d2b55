import { orThrow } from '#app/http/answers.server.ts'
import type { WithdrawalDesk } from '#app/ui/house/thing/withdrawal-acts.tsx'
import { type DeskScene, openDesk } from '../desks/desk-screen.server.ts'
import type { PanelAsk } from '../staff.server.ts'

type Asked = PanelAsk & { params: { id: string } }

/** A withdrawal at its desk, and who answers it. */
export async function openWithdrawal(asked: Asked): Promise<DeskScene & { withdrawal: WithdrawalDesk }> {
  const scene = await openDesk({ ...asked, params: { desk: 'retractations', id: asked.params.id } })
  const withdrawal = orThrow(await scene.staff.api.getWithdrawal({ params: { id: asked.params.id } }))
  return { ...scene, withdrawal }
}
