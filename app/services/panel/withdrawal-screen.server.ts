import type { RouterContextProvider } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type DeskScene, openDesk } from './desk-screen.server.ts'
import { readThingScene, type ThingScene } from './thing-screen.server.ts'
import { getThing } from './things.server.ts'

export type WithdrawalDesk = Answer<Contract['getWithdrawal']>
type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL; params: { id: string } }

/** A withdrawal at its desk, and who answers it. */
export async function openWithdrawal(asked: Asked): Promise<DeskScene & { withdrawal: WithdrawalDesk }> {
  const scene = await openDesk({ ...asked, params: { desk: 'retractations', id: asked.params.id } })
  const withdrawal = orThrow(await scene.staff.api.getWithdrawal({ params: { id: asked.params.id } }))
  return { ...scene, withdrawal }
}

/** The screen of a withdrawal as it stands now, after an act on it was refused. */
export async function readWithdrawalScreen(scene: DeskScene, id: string): Promise<ThingScene> {
  return readThingScene(scene, orThrow(await getThing(scene.staff.api, scene.desk, id)))
}
