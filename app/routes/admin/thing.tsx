import { orThrow } from '#app/http/answers.server.ts'
import { isFetchedAhead } from '#app/http/is-fetched-ahead.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { asksMoreRows, settleRows } from '#app/models/panel/rows.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { sayFaults } from '#app/services/panel/posted.server.ts'
import { readSentThing } from '#app/services/panel/sent-photos.server.ts'
import { readThingScene } from '#app/services/panel/thing-screen.server.ts'
import { changeThing, getThing, openThing, valuesOf } from '#app/services/panel/things.server.ts'
import { sayTypedFaults } from '#app/services/panel/typed-faults.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/thing'

/** A thing of a desk, to be read and changed. */
export async function loader(asked: Route.LoaderArgs) {
  const scene = await openDesk(asked)
  const open = isFetchedAhead(asked.request) ? getThing : openThing
  const thing = orThrow(await open(scene.staff.api, scene.desk, asked.params.id))
  return answerThing(await readThingScene(scene, thing), {
    entries: sayFields(scene.desk.fields.change, valuesOf(thing)),
    faults: {},
  })
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openDesk(asked)
  const { desk, staff } = scene
  const sent = await readSentThing(asked.request, staff.api, { links: desk.links, fields: desk.fields.change })
  if (sent.refused || asksMoreRows(sent.entries)) {
    const thing = orThrow(await getThing(staff.api, desk, asked.params.id))
    const { status, ...told } = sent.refused ?? { faults: {} }
    return answerThing(await readThingScene(scene, thing), { entries: sent.entries, ...told }, status)
  }
  const entries = settleRows(desk.fields.change, sent.entries)
  const body = readFields(desk.fields.change, entries)
  const changed = await changeThing(staff.api, desk, { id: asked.params.id, body })
  // What is put back among the unread is not opened again at once.
  const isPutBack = changed.ok && changed.value.isRead === false
  if (changed.ok) return goAndTell(asked.request, `/admin/${desk.slug}${isPutBack ? '' : `/${asked.params.id}`}`, 'saved')
  const thing = orThrow(await getThing(staff.api, desk, asked.params.id))
  const { code, message, fields } = changed.error
  const faults = sayTypedFaults(desk.fields.change, body, sayFaults(fields))
  return answerThing(await readThingScene(scene, thing), { entries, faults, message }, statusOf[code])
}
