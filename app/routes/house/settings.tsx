import { script as hours } from 'virtual:hours'
import { requestContext } from '#app/http/request-context.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import type { ParameterGroup } from '#app/models/site/settings/parameter.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { listSettings, saveSettings } from '#app/services/house/settings/settings.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { parameterGroups } from '#app/texts/house/settings/parameters.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { Settings } from '#app/ui/house/settings/settings.tsx'
import type { Route } from './+types/settings'

/** The hours of its days are filled in from each other. */
export const handle = { panelScript: { scripts: [hours], keepsWork: true } } satisfies RouteHandle

/** The parameters of the site, a heading at a time, or those that a search finds. */
export async function loader(asked: Route.LoaderArgs) {
  const { api, role } = await requireStaff(asked)
  const { searchParams } = asked.url
  const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const part = searchParams.get('partie') ?? ''
  const group = Object.hasOwn(parameterGroups, part) ? (part as ParameterGroup) : 'company'
  const { origin } = asked.context.get(requestContext).site
  return { settings: await listSettings(api, { group, search, goods: await readGoods(asked) }), group, search, origin, role }
}

/** Sets those that were changed. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const saved = await saveSettings(api, entries)
  return saved.ok ? goAndTell(asked.request, asked.url.pathname + asked.url.search, 'saved') : refuseFilled(entries, saved.error)
}

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const filled: FilledForm = actionData ?? { entries: [], faults: {} }
  return <Settings {...loaderData} {...filled} />
}
