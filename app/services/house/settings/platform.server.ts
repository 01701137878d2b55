import { type Contract, contract, type Read } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Platform, PlatformView } from '#app/ui/house/settings/platform-view.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

type Body = Read<Contract['changePlatform']>['body']

let fields: PanelField[] | undefined

/** What is asked of the platform of electronic invoices. */
export function platformFields(): PanelField[] {
  fields ??= describeFields(contract.changePlatform.body)
  return fields
}

/** What went through the platform, what has come, and what is told of each period. */
export async function readPlatform({ api }: Member): Promise<PlatformView> {
  const [sent, received, told] = await Promise.all([
    api.listFlows({ query: { kind: 'df:RECEIVED', nbItem: 50 } }),
    api.listFlows({ query: { kind: 'RECEIVED', nbItem: 50 } }),
    api.listReportPeriods(),
  ])
  const { flows, platform } = orThrow(sent)
  return { platform, sent: flows, received: orThrow(received).flows, periods: orThrow(told).periods }
}

/** Sets the platform; a secret that is left empty stays what it is. */
export function savePlatform({ api }: Member, entries: readonly Entry[]): Promise<Outcome<Platform, Failure>> {
  const typed = entries.map(([name, text]) => [name, text.trim()] as const)
  const given = typed.filter(([name, text]) => text !== '' || name !== 'secret')
  const { secret, ...body } = readFields(platformFields(), given) as Record<string, unknown>
  return api.changePlatform({ body: { ...body, ...(secret ? { secret } : {}) } as Body })
}

/** What may stand in a page again of what was typed. */
export function withoutSecret(entries: readonly Entry[]): Entry[] {
  return entries.filter(([name]) => name !== 'secret')
}

/** The file of an invoice that came. */
export async function readReceived({ api }: Member, { params }: RouteArgs & { params: { id: string } }): Promise<Response> {
  return sendFile(orThrow(await api.getFlowFile({ params: { id: params.id } })))
}
