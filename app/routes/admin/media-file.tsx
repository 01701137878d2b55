import { orThrow } from '#app/http/answers.server.ts'
import { readUploads } from '#app/http/read-uploads.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readThingScene } from '#app/services/panel/thing-screen.server.ts'
import { getThing, valuesOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/media-file'

/** Puts another file in the place of a picture. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const scene = await openDesk({ ...asked, params: { desk: 'images' } })
  const { uploads, close } = await readUploads(asked.request)
  try {
    const replaced = await scene.staff.api.replaceImageFile({ params: { id }, files: uploads })
    if (replaced.ok) return goAndTell(asked.request, `/admin/images/${id}`, 'saved')
    const { code, message, fields = {} } = replaced.error
    const thing = orThrow(await getThing(scene.staff.api, scene.desk, id))
    const entries = sayFields(scene.desk.fields.change, valuesOf(thing))
    const said = Object.values(fields).flat().join(' ') || message
    return answerThing(await readThingScene(scene, thing), { entries, faults: {}, message: said }, statusOf[code])
  } finally {
    await close()
  }
}
