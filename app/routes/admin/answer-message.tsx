import { orThrow } from '#app/http/answers.server.ts'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { readThingScene } from '#app/services/panel/thing-screen.server.ts'
import { getThing, valuesOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { sayRefusal } from '#app/texts/refusals.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/answer-message'

/** Answers a message by mail, or notes that its writer was answered in another way. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const scene = await openDesk({ ...asked, params: { desk: 'messages' } })
  const sent = Object.fromEntries(await readEntries(asked.request))
  const isElsewhere = 'autrement' in sent
  const answer = isElsewhere ? '' : (sent.reponse?.trim() ?? '')
  const answered = answer || isElsewhere ? await scene.staff.api.answerMessage({ params: { id }, body: { answer } }) : needsWords
  if (answered.ok) return goAndTell(asked.request, `/admin/messages/${id}`, isElsewhere ? 'saved' : 'answer_sent')

  const { code, message } = answered.error
  const thing = orThrow(await getThing(scene.staff.api, scene.desk, id))
  const entries = sayFields(scene.desk.fields.change, valuesOf(thing))
  const typed = { answer: sent.reponse ?? '', fault: code === 'invalid' ? '' : message }
  return answerThing({ ...(await readThingScene(scene, thing)), typed }, { entries, faults: {} }, statusOf[code])
}

const needsWords: { ok: false; error: Failure } = { ok: false, error: sayRefusal({ code: 'invalid' }) }
