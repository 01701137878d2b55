import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { platformFields, savePlatform, withoutSecret } from '#app/services/house/settings/platform.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { PlatformSettings } from '#app/ui/house/settings/platform-settings.tsx'
import type { Route } from './+types/platform-settings'

/** The platform of electronic invoices, to be set. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const known = orThrow(await api.getPlatform())
  const entries = sayFields(platformFields(), known ?? { isActive: true, since: parisDay(new Date()) })
  return { isKnown: known !== null, entries }
}

/** Sets it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const saved = await savePlatform(staff, entries)
  return saved.ok
    ? goAndTell(asked.request, href('/admin/plateforme'), 'saved')
    : refuseFilled(withoutSecret(entries), saved.error)
}

export default function PlatformSettingsScreen({ loaderData: { entries, isKnown }, actionData }: Route.ComponentProps) {
  const { message, ...filled }: FilledForm = actionData ?? { entries, faults: {} }
  const ctx = { desk: { resource: 'platform' }, links: new Map(), ...filled }
  return <PlatformSettings isKnown={isKnown} ctx={ctx} message={message} fields={platformFields()} />
}
