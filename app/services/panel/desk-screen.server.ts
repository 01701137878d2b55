import type { RouterContextProvider } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import type { Member } from '../session.server.ts'
import { type Desk, findDesk, narrowDesk } from './desks.server.ts'
import { type PanelFrame, readPanelFrame } from './panel-frame.server.ts'
import { requireStaff } from './staff.server.ts'

export type DeskAsk = {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
  params: { desk: string; id?: string | undefined }
}

/** Who stands at which desk. */
export type DeskScene = { staff: Member; desk: Desk; origin: string; readFrame: () => Promise<PanelFrame> }

/** Opens a desk to staff; an address that names none is not there. */
export async function openDesk(asked: DeskAsk): Promise<DeskScene> {
  const desk = findDesk(asked.params.desk) ?? throwNotFound()
  const staff = await requireStaff(asked)
  const { origin } = asked.context.get(sceneContext).site
  return { staff, desk: narrowDesk(desk, staff.role), origin, readFrame: () => readPanelFrame(asked, staff) }
}
