import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import type { Answer, RawRequest, Reply } from './message/raw-request.ts'

/** How much of a refused body is still read, so that its sender can hear the refusal. */
const mostDrained = 16 * 1024 * 1024

/** Joins node:http to whatever answers; `isDraining` says that this process is about to end. */
export function listenerOf(answer: Answer, isDraining: () => boolean): RequestListener {
  const answers = new WeakMap<Socket, ServerResponse>()

  function begin(req: IncomingMessage, res: ServerResponse): void {
    const reply = answer(askedOf(req, res))
    if (reply instanceof Promise) reply.then((done) => send(req, res, done, isDraining()))
    else send(req, res, reply, isDraining())
  }

  return (req, res) => {
    const { socket } = req
    const before = answers.get(socket)
    answers.set(socket, res)
    // Whoever asks on before the last answer has left waits for it: hundreds that nobody takes would lie in memory at once.
    if (!before || before.writableFinished) begin(req, res)
    else before.once('close', () => socket.destroyed || begin(req, res))
  }
}

function askedOf(req: IncomingMessage, res: ServerResponse): RawRequest {
  const { headers } = req
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return {
    method: req.method ?? '',
    target: req.url ?? '',
    headers,
    peer: req.socket.remoteAddress ?? '',
    body: hasBody ? req : undefined,
    signal: () => signalOf(res),
  }
}

function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => res.writableFinished || controller.abort())
  return controller.signal
}

function send(req: IncomingMessage, res: ServerResponse, reply: Reply, isLast: boolean): void {
  const { status, headers, body } = reply
  // node:http announces the end of the connection by itself only when it is told before the headers leave.
  if (isLast) res.shouldKeepAlive = false
  res.writeHead(status, headers)
  if (req.method === 'HEAD' || body === undefined) res.end()
  else if (Buffer.isBuffer(body)) res.end(body)
  else sendStream(res, body)
  if (!req.complete) drain(req)
}

function sendStream(res: ServerResponse, body: Readable): void {
  // The status has left already: a body that fails half-way can only break the connection.
  pipeline(body, res, (error) => error && res.destroy())
}

function drain(req: IncomingMessage): void {
  let drained = 0
  req.on('data', (piece: Buffer) => {
    drained += piece.length
    if (drained > mostDrained) req.destroy()
  })
  req.resume()
}
