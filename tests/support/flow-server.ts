import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = {
  flowId: string
  trackingId?: string
  name: string
  flowSyntax: string
  processingRule?: string
  flowDirection: 'In' | 'Out'
  flowType: string
  updatedAt: string
  submittedAt: string
  processingRuleSource: 'Input'
  acknowledgement: {
    status: 'Pending' | 'Ok' | 'Error'
    details?: { level: 'Error'; item: string; reasonCode: string; reasonMessage: string }[]
  }
}

/** What goes wrong next with a deposit: its answer is lost after it was kept, nobody answers, it is refused, or the way in is closed. */
export type FlowTrouble = 'drop' | 'fail' | 'refuse' | 'closed'

const json = { 'content-type': 'application/json' }

/** A stand-in for a platform (Flow Service of XP Z12-013): it keeps what it is handed, knows it again, and can be made to stumble. */
export async function openFlowServer() {
  const flows: Kept[] = []
  const files = new Map<string, Buffer>()
  const troubles: FlowTrouble[] = []
  let clock = Date.parse('2026-04-02T08:00:00.000Z')
  let count = 0
  const watch: { onAsked?: (path: string) => unknown } = {}
  const moment = () => {
    clock += 1000
    return new Date(clock).toISOString()
  }
  const keep = (said: Pick<Kept, 'name' | 'flowSyntax' | 'flowDirection' | 'flowType'> & Partial<Kept>, file: Buffer): Kept => {
    count += 1
    const at = moment()
    const flow: Kept = {
      flowId: `pa-${String(count).padStart(6, '0')}`,
      updatedAt: at,
      submittedAt: at,
      processingRuleSource: 'Input',
      acknowledgement: { status: 'Pending' },
      ...said,
    }
    flows.push(flow)
    files.set(flow.flowId, file)
    return flow
  }

  const takeDeposit = (body: Buffer, response: ServerResponse) => {
    const trouble = troubles.shift()
    if (trouble === 'fail') return response.writeHead(503).end()
    const { info, file } = readForm(body)
    if (trouble === 'refuse') {
      const refusal = { errorCode: 'FLOW_TYPE_ERROR', errorMessage: 'Le profil ne convient pas.' }
      return response.writeHead(422, json).end(JSON.stringify(refusal))
    }
    const sha256 = createHash('sha256').update(file).digest('hex')
    if (info.sha256 !== sha256) return response.writeHead(400, json).end('{"errorCode":"CHECKSUM"}')
    const flowType = info.flowSyntax === 'FRR' ? 'MultiFlowReport' : 'CustomerInvoice'
    const kept = keep({ ...info, flowDirection: 'Out', flowType }, file)
    if (trouble === 'drop') return response.destroy()
    return response.writeHead(202, json).end(JSON.stringify({ ...info, flowId: kept.flowId, submittedAt: kept.submittedAt }))
  }

  const search = (body: Buffer, response: ServerResponse) => {
    const { where, limit = 25 } = JSON.parse(body.toString()) as {
      limit?: number
      where: { trackingId?: string; updatedAfter?: string }
    }
    const found = flows
      .filter(({ trackingId }) => where.trackingId === undefined || trackingId === where.trackingId)
      .filter(({ updatedAt }) => where.updatedAfter === undefined || updatedAt > where.updatedAfter)
      .sort((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
    response.writeHead(200, json).end(JSON.stringify({ limit, filters: where, results: found.slice(0, limit) }))
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readAll(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    await watch.onAsked?.(url.pathname)
    if (url.pathname === '/token') {
      const form = new URLSearchParams(body.toString())
      const isKnown = form.get('grant_type') === 'client_credentials' && form.get('client_secret') === 'tres-secret'
      return response.writeHead(isKnown ? 200 : 401, json).end(JSON.stringify(isKnown ? { access_token: 'jeton' } : {}))
    }
    if (request.headers.authorization !== 'Bearer jeton' || troubles[0] === 'closed') {
      if (troubles[0] === 'closed') troubles.shift()
      return response.writeHead(403, json).end('{"errorCode":"FORBIDDEN"}')
    }
    if (url.pathname === '/flow-service/v1/flows' && request.method === 'POST') return takeDeposit(body, response)
    if (url.pathname === '/flow-service/v1/flows/search') return search(body, response)
    const file = files.get(url.pathname.split('/').at(-1) ?? '')
    if (!file || url.searchParams.get('docType') !== 'Original') return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    flows,
    files,
    troubles,
    /** Is told of each question before it is answered, which waits for it. */
    watch,
    access: { url: `${origin}/flow-service`, tokenUrl: `${origin}/token`, clientId: 'domaine' },
    /** The platform has looked at a flow. */
    judge: (flow: Kept, reason?: string) => {
      const details = reason
        ? [{ level: 'Error' as const, item: 'BT-49', reasonCode: 'InvalidSchema', reasonMessage: reason }]
        : undefined
      flow.acknowledgement = details ? { status: 'Error', details } : { status: 'Ok' }
      flow.updatedAt = moment()
    },
    /** A supplier sends an invoice to the house. */
    receive: (name: string, file: Buffer) =>
      keep(
        { name, flowSyntax: 'Factur-X', flowDirection: 'In', flowType: 'SupplierInvoice', acknowledgement: { status: 'Ok' } },
        file,
      ),
    close: () => new Promise<unknown>((done) => server.close(done)),
  }
}

export type FlowServer = Awaited<ReturnType<typeof openFlowServer>>

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

/** The two parts of a deposit. */
function readForm(body: Buffer) {
  const text = body.toString('latin1')
  const [mark = ''] = text.split('\r\n')
  const [, said = '', sent = ''] = text.split(mark)
  const inner = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)
  const info = JSON.parse(Buffer.from(inner(said), 'latin1').toString()) as Pick<Kept, 'name' | 'flowSyntax'> & {
    trackingId: string
    sha256: string
  }
  return { info, file: Buffer.from(inner(sent), 'latin1') }
}
