import { useRouteLoaderData } from 'react-router'
import { Refused } from '#app/ui/house/frame/refused.tsx'
import type { Route } from './+types/screen'
import type { loader as panelLoader } from './panel.tsx'

/** Every screen lies in here: what one of them refuses is told within the panel's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const panel = useRouteLoaderData<typeof panelLoader>('routes/house/panel')
  return <Refused error={error} isInFrame={panel?.frame !== undefined} />
}
