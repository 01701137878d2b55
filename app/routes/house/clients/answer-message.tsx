import { data, href } from 'react-router'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { tellWhoSaved } from '#app/services/house/desks/who-saved.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { threadTexts } from '#app/texts/house/fields/messages.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/answer-message'

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('messages')

/** Answers a message by mail, or notes that its writer was answered in another way. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const { staff } = await openDesk({ ...asked, params: { desk: 'messages' } })
  const sent = Object.fromEntries(await readEntries(asked.request))
  const isElsewhere = 'autrement' in sent
  const answer = isElsewhere ? '' : (sent.reponse?.trim() ?? '')
  const after = /^\d{1,2}$/.test(sent.apres ?? '') ? Number(sent.apres) : 0
  const answered = answer || isElsewhere ? await staff.api.answerMessage({ params: { id }, body: { answer, after } }) : needsWords
  if (answered.ok)
    return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'messages', id }), isElsewhere ? 'saved' : 'answer_sent')

  const { code, message } = await tellWhoSaved(staff.api, answered.error, { resource: 'message', id })
  const typed = { answer: sent.reponse ?? '', fault: code === 'invalid' ? threadTexts.fault : message }
  return data<RecordRefusal>({ typed }, { status: statusOf[code] })
}

const needsWords: { ok: false; error: Failure } = { ok: false, error: sayRefusal({ code: 'invalid' }) }
