import { script as live } from 'virtual:live-wine'
import { script as scan } from 'virtual:scan'
import { type RouteHandle, takesFiles } from '#app/models/platform/web/route-handle.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { leaveOutEmpty } from '#app/services/house/desks/new-record.server.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { createRecord } from '#app/services/house/plans/records.server.ts'
import { readWine, refuseWine } from '#app/services/house/wine/save-wine.server.ts'
import { readNewWine, wineDesk } from '#app/services/house/wine/wine-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { WineScreen } from '#app/ui/house/wine/wine-screen.tsx'
import type { Route } from './+types/new-wine'

/** Codes are read into its form, which is kept as others are, and its card follows what is written. */
export const handle = { ...takesFiles, panelScript: { scripts: [scan, live], keepsWork: true } } satisfies RouteHandle

/** A new wine, to be filled in on one screen. */
export const loader = (asked: Route.LoaderArgs) => readNewWine(asked)

/** Adds the wine with its first vintages, and opens its screen, which says what it lacks. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk({ ...asked, params: { desk: wineDesk } })
  const sent = await readSentRecord(asked, staff.api, { links: desk.links, fields: desk.fields.create })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const posted = readWine(desk.fields.create, sent.entries)
  const made = await createRecord(staff.api, desk, leaveOutEmpty(desk.fields.create, posted.body))
  return made.ok ? goAndTell(asked.request, `/admin/${wineDesk}/${made.value.id}`, 'saved') : refuseWine(posted, made.error)
}

export default function NewWinePage({ loaderData: { at, ...view }, actionData }: Route.ComponentProps) {
  return <WineScreen desk={deskAt(at)} view={view} refused={actionData} />
}
