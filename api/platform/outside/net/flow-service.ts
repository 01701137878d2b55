import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askOpenNet, type NetAnswer } from './open-net.ts'

/** How a site reaches its platform: the addresses of its flow service and of its tokens, and who it is there. */
export type FlowAccess = { url: string; tokenUrl: string; clientId: string; secret: string }

/** What is handed over: a file under a number of our own, by which it is found again. */
export type FlowFile = {
  trackingId: string
  name: string
  type: 'application/pdf' | 'application/xml'
  syntax: 'Factur-X' | 'FRR'
  rule: 'B2B' | 'B2C' | 'B2BInt' | undefined
  content: Buffer
}

/** A flow as the platform tells of it. */
export type Flow = {
  flowId: string
  trackingId: string
  name: string
  isIncoming: boolean
  type: string
  updatedAt: string
  state: 'PENDING' | 'OK' | 'ERROR'
  /** What is wrong with it, in the platform's words. */
  reason: string
}

/** What a platform says to a file: its number there, or why it will never take it. */
export type Deposit = { flowId: string } | { refusal: string }

/** A platform that was logged in to. */
export type FlowService = {
  submit(file: FlowFile): Promise<Deposit>
  findByTracking(trackingId: string): Promise<Flow | undefined>
  /** What changed after a moment, the earliest of it first where there is more than comes at once. */
  listChanged(after: string): Promise<Flow[]>
  fetchFile(flowId: string): Promise<{ type: string; content: Buffer }>
}

/** The way to platforms of electronic invoices (XP Z12-013, Flow Service 1.2); whatever keeps one from answering is thrown. */
export type FlowPort = { open(access: FlowAccess): Promise<FlowService> }

const mostBytes = { answer: 1_000_000, file: 8_000_000 }
export const flowsAtOnce = 100

/** Opens the way: to addresses of the open net alone. */
export function openFlowService(net: { allowsLoopback: boolean }): FlowPort {
  return {
    open: async (access) => {
      const token = await fetchToken(access, net)
      const ask = (path: string, more: Partial<Parameters<typeof askOpenNet>[0]>) =>
        askOpenNet(
          {
            url: `${access.url.replace(/\/+$/, '')}/v1${path}`,
            method: 'GET',
            body: '',
            mostBytes: mostBytes.answer,
            ...more,
            headers: { authorization: `Bearer ${token}`, 'request-id': randomUUID(), ...more.headers },
          },
          net,
        )
      const search = async (where: Record<string, unknown>) => {
        const body = JSON.stringify({ limit: flowsAtOnce, where })
        const answer = await ask('/flows/search', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
        return FlowList.parse(readJson(answer)).results.map(toFlow)
      }
      return {
        submit: async (file) => toDeposit(await ask('/flows', { method: 'POST', ...spellForm(file) })),
        findByTracking: async (trackingId) => (await search({ trackingId })).find((flow) => flow.trackingId === trackingId),
        listChanged: (updatedAfter) => search({ updatedAfter }),
        fetchFile: async (flowId) => {
          const path = `/flows/${encodeURIComponent(flowId)}?docType=Original`
          const answer = requireDone(await ask(path, { mostBytes: mostBytes.file }))
          return { type: String(answer.headers['content-type'] ?? ''), content: answer.body }
        },
      }
    },
  }
}

/** By the one way that the norm knows: the credentials of the client (OAuth 2). */
async function fetchToken({ tokenUrl, clientId, secret }: FlowAccess, net: { allowsLoopback: boolean }): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = { url: tokenUrl, method: 'POST' as const, headers, body: form.toString(), mostBytes: mostBytes.answer }
  return z.object({ access_token: z.string().min(1) }).parse(readJson(await askOpenNet(request, net))).access_token
}

function requireDone(answer: NetAnswer): NetAnswer {
  if (answer.status < 200 || answer.status > 299) throw new Error(`HTTP ${answer.status}`)
  return answer
}

function readJson(answer: NetAnswer): unknown {
  return JSON.parse(requireDone(answer).body.toString())
}

/** What is wrong with a file is said once and for all; anything else may go better later. */
const final = new Set([400, 413, 422])

function toDeposit(answer: NetAnswer): Deposit {
  if (final.has(answer.status)) return { refusal: readRefusal(answer.body.toString()) || `HTTP ${answer.status}` }
  return { flowId: z.object({ flowId: z.string().min(1).max(36) }).parse(readJson(answer)).flowId }
}

function readRefusal(text: string): string {
  try {
    const { errorMessage = '', errorCode = '' } = z
      .object({ errorMessage: z.string().optional(), errorCode: z.string().optional() })
      .parse(JSON.parse(text))
    return (errorMessage || errorCode).slice(0, 300)
  } catch {
    return ''
  }
}

const FlowList = z.object({
  results: z
    .array(
      z.object({
        flowId: z.string().min(1).max(36),
        trackingId: z.string().nullish(),
        name: z.string().nullish(),
        flowDirection: z.enum(['In', 'Out']),
        flowType: z.string(),
        updatedAt: z.string(),
        acknowledgement: z.object({
          status: z.enum(['Pending', 'Ok', 'Error']),
          details: z.array(z.object({ reasonCode: z.string().nullish(), reasonMessage: z.string().nullish() })).nullish(),
        }),
      }),
    )
    .default([]),
})

const states = { Pending: 'PENDING', Ok: 'OK', Error: 'ERROR' } as const

function toFlow({
  flowId,
  trackingId,
  name,
  flowDirection,
  flowType,
  updatedAt,
  acknowledgement: { status, details },
}: z.infer<typeof FlowList>['results'][number]): Flow {
  return {
    flowId,
    trackingId: trackingId ?? '',
    name: (name ?? '').slice(0, 255),
    isIncoming: flowDirection === 'In',
    type: flowType,
    updatedAt: new Date(updatedAt).toISOString(),
    state: states[status],
    reason: (details ?? [])
      .map(({ reasonMessage, reasonCode }) => reasonMessage || reasonCode || '')
      .filter(Boolean)
      .join(' · ')
      .slice(0, 300),
  }
}

/** What is said of a file, and the file, as parts of one form. */
function spellForm({ trackingId, name, type, syntax, rule, content }: FlowFile) {
  const mark = `vitrine-${randomUUID()}`
  const sha256 = createHash('sha256').update(content).digest('hex')
  const info = { trackingId, name, flowSyntax: syntax, ...(rule && { processingRule: rule }), sha256 }
  const part = (said: string, kind: string) =>
    `--${mark}\r\nContent-Disposition: form-data; ${said}\r\nContent-Type: ${kind}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('name="flowInfo"', 'application/json')}${JSON.stringify(info)}\r\n`),
    Buffer.from(part(`name="file"; filename="${name}"`, type)),
    content,
    Buffer.from(`\r\n--${mark}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${mark}` } }
}
