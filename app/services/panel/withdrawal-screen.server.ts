import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type DeskScene, openDesk } from './desk-screen.server.ts'
import type { PanelAsk } from './staff.server.ts'

export type WithdrawalDesk = Answer<Contract['getWithdrawal']>
type Asked = PanelAsk & { params: { id: string } }

/** A withdrawal at its desk, and who answers it. */
export async function openWithdrawal(asked: Asked): Promise<DeskScene & { withdrawal: WithdrawalDesk }> {
  const scene = await openDesk({ ...asked, params: { desk: 'retractations', id: asked.params.id } })
  const withdrawal = orThrow(await scene.staff.api.getWithdrawal({ params: { id: asked.params.id } }))
  return { ...scene, withdrawal }
}
