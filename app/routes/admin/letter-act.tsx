import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { readPosted } from '#app/services/panel/body-screen.server.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { actOnLetter } from '#app/services/panel/letter-acts.server.ts'
import { findRefusedMoment } from '#app/services/panel/posted-moment.server.ts'
import { readThingScene } from '#app/services/panel/thing-screen.server.ts'
import { getThing, valuesOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { letterTexts } from '#app/texts/panel/letters.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/letter-act'

/** Tries a letter, lets it leave now or later, or stops it. */
export async function action(asked: Route.ActionArgs) {
  const { act, id } = asked.params
  const scene = await openDesk({ ...asked, params: { desk: 'lettres' } })
  const posted = await readPosted(asked.request)
  const acted = await actOnLetter(scene.staff.api, id, { act, posted })
  if (acted.ok) return goAndTell(asked.request, `/admin/lettres/${id}`, acted.value)
  const { code, message } = acted.error
  const thing = orThrow(await getThing(scene.staff.api, scene.desk, id))
  const said = code === 'not_found' ? letterTexts.off : message
  const entries = sayFields(scene.desk.fields.change, valuesOf(thing))
  const shown = { ...(await readThingScene(scene, thing)), refusedMoment: findRefusedMoment(acted.error, posted) }
  return answerThing(shown, { entries, faults: {}, message: said }, statusOf[code])
}
