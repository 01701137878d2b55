import { href } from 'react-router'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { appFields, entriesOf, openApp, saveApp, sayAppFaults } from '#app/services/house/settings/external-apps.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { AppState } from '#app/ui/house/desks/external-apps.tsx'
import { ExternalAppSheet } from '#app/ui/house/desks/external-apps.tsx'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import type { Route } from './+types/external-app'

/** A service of others, to be switched on, changed or forgotten. */
export async function loader(asked: Route.LoaderArgs) {
  const { app, kept }: AppState = await openApp(asked)
  return { app, kept, entries: entriesOf({ app, kept }) }
}

/** Configures it. */
export async function action(asked: Route.ActionArgs) {
  const { staff, app } = await openApp(asked)
  const entries = await readEntries(asked.request)
  const saved = await saveApp(staff, app, entries)
  if (saved.ok) return goAndTell(asked.request, href('/admin/applications/:app', { app }), 'saved')
  return refuseFilled(entries, saved.error, sayAppFaults(saved.error))
}

export default function ExternalApp({ loaderData: { app, kept, entries }, actionData }: Route.ComponentProps) {
  const { message, ...typed }: FilledForm = actionData ?? { entries, faults: {} }
  const ctx = { desk: { resource: app }, links: new Map(), ...typed }
  return <ExternalAppSheet app={app} kept={kept} message={message} ctx={ctx} fields={appFields(app)} />
}
