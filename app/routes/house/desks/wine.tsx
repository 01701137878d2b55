import { script as live } from 'virtual:live-wine'
import { script as scan } from 'virtual:scan'
import { type RouteHandle, takesFiles } from '#app/models/platform/web/route-handle.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { tellWhoSaved } from '#app/services/house/desks/who-saved.server.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { changeRecord } from '#app/services/house/plans/records.server.ts'
import { readWine, refuseWine } from '#app/services/house/wine/save-wine.server.ts'
import { readWineScreen, wineDesk } from '#app/services/house/wine/wine-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { WineScreen } from '#app/ui/house/wine/wine-screen.tsx'
import type { Route } from './+types/wine'

/** Codes are read into its form, which is kept as others are, and its card follows what is written. */
export const handle = { ...takesFiles, panelScript: { scripts: [scan, live], keepsWork: true } } satisfies RouteHandle

/** A wine with its words, its photos, its label and all that is sold of it. */
export const loader = (asked: Route.LoaderArgs) => readWineScreen(asked)

/** Saves the whole screen: the wine and the table of its vintages, all of it or nothing. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk({ ...asked, params: { desk: wineDesk } })
  const sent = await readSentRecord(asked, staff.api, { links: desk.links, fields: desk.fields.change })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const posted = readWine(desk.fields.change, sent.entries)
  const { id } = asked.params
  const changed = await changeRecord(staff.api, desk, { id, body: posted.body })
  if (changed.ok) return goAndTell(asked.request, `/admin/${wineDesk}/${id}`, 'saved')
  return refuseWine(posted, await tellWhoSaved(staff.api, changed.error, { resource: 'product', id }))
}

export default function WinePage({ loaderData: { at, ...view }, actionData }: Route.ComponentProps) {
  return <WineScreen desk={deskAt(at)} view={view} refused={actionData} />
}
