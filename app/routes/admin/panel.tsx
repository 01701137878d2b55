import { script as keepWork } from 'virtual:keep-work'
import { Outlet, useMatches } from 'react-router'
import { personal } from '#app/http/cache-headers.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { openPanel } from '#app/services/panel/panel-request.server.ts'
import { findStaff } from '#app/services/panel/staff.server.ts'
import { ownPage } from '#app/ui/body/page-kind.ts'
import { PanelFrame } from '#app/ui/panel/panel-frame.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Refused } from '#app/ui/panel/refused.tsx'
import type { Route } from './+types/panel'

export const handle = ownPage('panel')

export const middleware: Route.MiddlewareFunction[] = [(asked) => openPanel(asked)]

export const headers: Route.HeadersFunction = () => personal

/** What stands around every screen; nothing for who is not of the house, whom the screen itself then turns away. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await findStaff(asked)
  return { frame: staff && (await readPanelFrame(asked, staff)) }
}

export default function Panel({ loaderData: { frame } }: Route.ComponentProps) {
  const own = useMatches().map(ownScriptOf).find(Boolean)
  const screen = <Outlet />
  return (
    <>
      <PanelHead script={frame && (own?.script ?? keepWork)} sheet={own?.sheet} />
      {frame ? <PanelFrame frame={frame}>{screen}</PanelFrame> : screen}
    </>
  )
}

/** A screen may run a script of its own in the place of the panel's; it says so in its `handle`. */
function ownScriptOf({ handle }: { handle: unknown }) {
  return (handle as { panelScript?: { script: string; sheet?: string } } | undefined)?.panelScript
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
