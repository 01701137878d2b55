import { throwNotFound } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import { openRecord, stays } from '#app/models/house/open-record.ts'
import { sayOthers } from '#app/services/house/open-record.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/open-record'

export { action, default, loader } from '../not-there.tsx'

/** Hears from a page that it is still looked at, or left, and answers who else has it open. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(take, ['POST'])]

async function take({ api }: Member, { request }: Route.ActionArgs) {
  const posted = await readPosted(request)
  const record = posted('record')
  const stay = stays.find((one) => one === posted('stay'))
  if (!stay || !openRecord.test(record)) throwNotFound()
  return new Response(await sayOthers(api, record, stay), {
    headers: { ...personal, 'content-type': 'text/plain; charset=utf-8' },
  })
}
