import { orThrow } from '#app/http/answers.server.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/answers-table'

export { default, loader } from '../not-there.tsx'

/** All answers to a form for a spreadsheet. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }, { url }) => {
    const id = url.searchParams.get('formulaire') ?? ''
    return sendFile(orThrow(await api.exportFormAnswers({ params: { id } })))
  }),
]
