import { data } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/put-reply'

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('messages')

/** Shows the form of an answer again with a ready reply behind what was written. */
export async function action(asked: Route.ActionArgs) {
  const { staff } = await openDesk({ ...asked, params: { desk: 'messages' } })
  const { reponse = '' } = Object.fromEntries(await readEntries(asked.request))
  const reply = orThrow(await staff.api.getReadyReply({ params: { id: asked.params.reply } }))
  return data<RecordRefusal>({ typed: { answer: [reponse.trimEnd(), reply.text].filter(Boolean).join('\n\n') } })
}
