import { orThrow } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { type DeskScene, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readThingScene } from '#app/services/panel/thing-screen.server.ts'
import { getThing, valuesOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/font-file'

/** Takes in a font file for the titles, the text or the menu. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const scene = await openDesk({ ...asked, params: { desk: 'polices' } })
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse(scene, id, sent.error)
  try {
    const taken = await scene.staff.api.uploadFontFile({ params: { id }, files: sent.value.uploads })
    return taken.ok ? goAndTell(asked.request, `/admin/polices/${id}`, 'saved') : refuse(scene, id, taken.error)
  } finally {
    await sent.value.close()
  }
}

async function refuse(scene: DeskScene, id: string, { code, message, fields = {} }: Failure) {
  const thing = orThrow(await getThing(scene.staff.api, scene.desk, id))
  const entries = sayFields(scene.desk.fields.change, valuesOf(thing))
  const fault = Object.values(fields).flat().join(' ') || message
  const shown = { ...(await readThingScene(scene, thing)), typed: { fault } }
  return answerThing(shown, { entries, faults: {} }, statusOf[code])
}
