import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { openStripeAccount } from './account.ts'
import { openStripeMoney } from './money.ts'

type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  metadata: Record<string, string>
  livemode: boolean
  success_url: string
  /** What its page offers, and what somebody paid with there. */
  means: string[]
  paidWith: string
}
/** What goes wrong next: the answer is lost after the work was done, the server fails before it, takes its time, or talks nonsense. */
export type Trouble = 'drop' | 'fail' | 'slow' | 'refuse' | 'garble'

/** Who is told of a payment made on a page of the stand-in's own, and says where its buyer goes then. */
type Told = (session: Session) => Promise<string>

/** A stand-in for Stripe that keeps what it was told, knows its keys again, and can be made to stumble. */
export async function openStripeServer({ onPaid }: { onPaid?: Told } = {}) {
  const sessions = new Map<string, Session>()
  const known = new Map<string, unknown>()
  const troubles: Trouble[] = []
  const asked: string[] = []
  let count = 0
  const next = (prefix: string) => {
    count += 1
    return `${prefix}_${String(count).padStart(4, '0')}`
  }

  const money = openStripeMoney({ sessions, next })
  const account = openStripeAccount({ next })

  /** Where sessions are paid: nowhere, unless somebody is to be told. */
  const pages = () => (onPaid ? `http://localhost:${(server.address() as AddressInfo).port}/pay` : 'https://pay.test')

  /** Somebody pays on the page of a session. */
  function pay(id: string, paidWith = 'card'): Session {
    const session = sessions.get(id)
    if (session?.status !== 'open') throw new Error('nobody can pay there')
    return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: next('pi'), paidWith })
  }

  /** The page of a session as a buyer sees it, and the button that pays. */
  async function showPage(
    method: string,
    asked: { id: string; paidWith: string | null },
    response: ServerResponse,
  ): Promise<void> {
    if (method === 'POST') {
      const session = pay(asked.id, asked.paidWith ?? 'card')
      response.writeHead(303, { location: (await onPaid?.(session)) ?? session.success_url }).end()
      return
    }
    const other = (sessions.get(asked.id)?.means ?? []).filter((one) => one !== 'card')
    const buttons = other.map((one) => `<button formaction="?with=${one}">${one}</button>`).join('')
    const form = `<form method="post"><button>Payer</button>${buttons}</form>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="fr"><title>Paiement</title><link rel="icon" href="data:,"><h1>Paiement</h1>${form}`)
  }

  function createSession(form: URLSearchParams): Session {
    const id = next('cs_test')
    const names = ['site', 'order', 'payment']
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${pages()}/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      livemode: false,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      paidWith: '',
      success_url: form.get('success_url') ?? '',
      means: [...form].flatMap(([name, value]) => (name.startsWith('allowed_payment_method_types[') ? [value] : [])),
      metadata: Object.fromEntries(names.map((name) => [name, form.get(`metadata[${name}]`) ?? ''])),
    }
    sessions.set(id, session)
    return session
  }

  function act(method: string, path: string, form: URLSearchParams): unknown {
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form)
    const ofMoney = money.answer(method, path, form) ?? account.answer(method, path, form)
    if (ofMoney) return ofMoney
    const session = sessions.get(id)
    if (verb !== 'expire') return session
    if (session?.status !== 'open') return undefined
    session.status = 'expired'
    session.url = null
    return session
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    const method = request.method ?? ''
    const paid = /^\/pay\/(cs_test_\d+)$/.exec(path)?.[1]
    if (paid) return showPage(method, { id: paid, paidWith: searchParams.get('with') }, response)
    asked.push(`${method} ${path.replace(/cs_test_\d+/, '{id}')}`)
    const refusal = account.refuseKey(request.headers.authorization ?? '', path)
    if (refusal) return send(response, refusal.status, { error: { type: 'invalid_request_error', message: refusal.message } })
    const trouble = troubles.shift()
    if (trouble === 'fail') return send(response, 500, { error: { type: 'api_error', message: 'down' } })
    if (trouble === 'garble') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bienvenue')
    if (trouble === 'refuse') return send(response, 400, { error: { type: 'invalid_request_error', message: 'no' } })
    const key = request.headers['idempotency-key']
    const slot = typeof key === 'string' && method === 'POST' ? `${path} ${key}` : undefined
    const made =
      (slot && known.get(slot)) ??
      act(method, path, method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString()))
    if (slot && made) known.set(slot, made)
    if (trouble === 'drop') return void request.socket.destroy()
    if (trouble === 'slow') return
    if (made && searchParams.has('expand[0]')) return send(response, 200, expand(made as Session))
    return made ? send(response, 200, made) : send(response, 400, { error: { type: 'invalid_request_error', message: 'no' } })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    at: { host: '127.0.0.1', port, protocol: 'http' as const },
    sessions,
    known,
    refunds: money.refunds,
    money,
    hooks: account.hooks,
    troubles,
    asked,
    pay,
    close: () =>
      new Promise<void>((end) => {
        server.closeAllConnections()
        server.close(() => end())
      }),
  }
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>

/** An event as Stripe sends it, with its signature. */
export function writeEvent(
  session: object,
  { type = 'checkout.session.completed', id = 'evt_1', livemode = false } = {},
): string {
  return JSON.stringify({ id, object: 'event', type, livemode, api_version: '2025', data: { object: session } })
}

/** Signs the bytes of an event at a moment. */
export function signEvent(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000)
  return new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** A session with the charge that paid it, which Stripe says to whoever asks for it alone. */
function expand({ payment_intent: id, paidWith, ...session }: Session): object {
  const charge = { id: 'ch_1', object: 'charge', payment_method_details: { type: paidWith } }
  return { ...session, payment_intent: id && { id, object: 'payment_intent', latest_charge: charge } }
}
