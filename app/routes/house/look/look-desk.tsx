import { script, sheet } from 'virtual:look-desk'
import { data, href } from 'react-router'
import { logoFields, logoLinks } from '#app/models/house/look-logos.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { type RouteHandle, takesFiles } from '#app/models/platform/web/route-handle.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { readLookDesk } from '#app/services/house/look/look-desk.server.ts'
import { saveLook } from '#app/services/house/look/save-look.server.ts'
import { refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { LookDeskScreen } from '#app/ui/house/look/look-desk.tsx'
import type { Route } from './+types/look-desk'

export const handle = { ...takesFiles, panelScript: { scripts: [script], sheet } } satisfies RouteHandle

/** How the site looks, tried on beside the site itself. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { desk: await readLookDesk(asked, api) }
}

/** Keeps what is tried on; visitors see nothing of it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const sent = await readSentRecord(asked, api, { links: logoLinks, fields: logoFields })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const entries = withoutSearches(sent.entries)
  const saved = await saveLook(api, entries)
  if (saved.ok) return goAndTell(asked.request, href('/admin/apparence') + asked.url.search, 'draft_saved')
  if (saved.error.code !== 'conflict') return refuseFilled(entries, saved.error)
  return data<FilledForm>({ entries: [], faults: {}, message: lookTexts.conflict }, { status: statusOf.conflict })
}

export default function LookDeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LookDeskScreen desk={loaderData.desk} form={actionData ?? { entries: [], faults: {} }} />
}
