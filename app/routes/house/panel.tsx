import { script as find } from 'virtual:find'
import { script as keepWork } from 'virtual:keep-work'
import { script as photos } from 'virtual:photos'
import { script as rows } from 'virtual:rows'
import { script as writing, sheet as writingSheet } from 'virtual:writing'
import { Outlet } from 'react-router'
import { personal } from '#app/http/cache-headers.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { readPanelFrame } from '#app/services/house/desks/panel-frame.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { openPanel } from '#app/services/house/plans/panel-request.server.ts'
import { findStaff } from '#app/services/house/staff.server.ts'
import { PanelFrame } from '#app/ui/house/frame/panel-frame.tsx'
import { PanelHead } from '#app/ui/house/frame/panel-head.tsx'
import { Refused } from '#app/ui/house/frame/refused.tsx'
import { GoodsContext } from '#app/ui/platform/body/goods.ts'
import { useHandles } from '#app/ui/platform/body/page-kind.ts'
import type { Route } from './+types/panel'

export const handle = { ownKind: 'panel' } satisfies RouteHandle

export const middleware: Route.MiddlewareFunction[] = [(asked) => openPanel(asked)]

export const headers: Route.HeadersFunction = () => personal

/** What stands around every screen; nothing for who is not of the house, whom the screen itself then turns away. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await findStaff(asked)
  const [frame, goods] = await Promise.all([staff && readPanelFrame(asked, staff), readGoods(asked)])
  return { frame, goods }
}

export default function Panel({ loaderData: { frame, goods } }: Route.ComponentProps) {
  const own = useHandles().find(({ panelScript }) => panelScript)?.panelScript
  const screen = <Outlet />
  return (
    <GoodsContext value={goods}>
      <PanelHead scripts={frame ? [...scriptsOf(own), find] : []} sheet={own?.sheet} isStaff={frame !== undefined} />
      {frame ? (
        <PanelFrame frame={frame} photos={photos} rows={rows} writing={writing} writingSheet={writingSheet}>
          {screen}
        </PanelFrame>
      ) : (
        screen
      )}
    </GoodsContext>
  )
}

/** A screen that keeps by itself what is done there has its own scripts alone. */
function scriptsOf(own: RouteHandle['panelScript']): readonly string[] {
  if (!own) return [keepWork]
  return own.keepsWork ? [keepWork, ...own.scripts] : own.scripts
}

/** Where not even the frame could be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <PanelHead />
      <Refused error={error} isInFrame={false} />
    </>
  )
}
