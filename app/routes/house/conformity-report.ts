import { requestContext } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readConformity } from '#app/services/house/settings/conformity.server.ts'
import { writeConformityReport } from '#app/services/house/settings/conformity-report.server.ts'
import type { Route } from './+types/conformity-report'

export { default, loader } from '../not-there.tsx'

/** How every rule of law stands today, as a file to keep. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }, { context }) => {
    const report = writeConformityReport(await readConformity(api, context.get(requestContext)))
    const name = `conformite-${parisDay(new Date())}.txt`
    return sendFile({ name, type: 'text/plain; charset=utf-8', content: Buffer.from(report).toString('base64') })
  }),
]
