import { createHmac, randomBytes } from 'node:crypto'
import { isUnavailable } from '#api/platform/database/faults.ts'
import { redactPath, redactText } from './redact.ts'

type Fields = Record<string, string | number | boolean | string[] | undefined>

export type RequestEntry = {
  id: string
  kind: string
  method: string
  target: string
  status: number
  ms: number
  client: string
}

/** One line of JSON for each request, event and error; what could name a person is taken out before it is written. */
export type Log = {
  /** Whether a request of this kind is written down: what its line needs is costly to put together. */
  wants(kind: string): boolean
  request(connection: RequestEntry): void
  event(name: string, fields?: Fields): void
  error(error: unknown, fields?: Fields): void
  /** Takes in an event that another part has put together. */
  outside(event: object): void
  flush(): void
}

/** How much is written down; `pages` leaves out what came from memory, which is counted in the metrics. */
export type LogLevel = 'all' | 'pages' | 'errors' | 'off'

export type LogOptions = { write: (lines: string) => void; level: LogLevel; now?: () => Date }

/** Opens the log; lines are gathered and written together, so that logging costs a request next to nothing. */
export function openLog({ write, level: wanted, now = () => new Date() }: LogOptions): Log {
  const hashClient = openHasher()
  const isToldAlready = openRepeats(() => now().getTime())
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const lines = waiting.join('')
    waiting = []
    write(lines)
  }

  function wants(kind: string): boolean {
    return wanted === 'all' || (wanted === 'pages' && kind !== 'hit')
  }

  function put(level: string, event: string, fields: Fields): void {
    if (wanted !== 'off') add(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`)
  }

  function add(connection: string): void {
    waiting.push(connection)
    if (waiting.length > 500) flush()
    else timer ??= setTimeout(flush, 100).unref()
  }

  return {
    wants,
    request: ({ id, method, target, status, ms, kind, client }) => {
      if (!wants(kind)) return
      // Put together by hand: this line is the dearest part of an answer from memory.
      const path = JSON.stringify(redactPath(target))
      const what = `"id":"${id}","kind":"${kind}","method":${JSON.stringify(method)},"path":${path},"status":${status}`
      add(
        `{"time":"${now().toISOString()}","level":"info","event":"request",${what},"ms":${ms},"client":"${hashClient(client)}"}\n`,
      )
    },
    event: (name, { client, target, ...fields } = {}) => {
      const who = client === undefined ? {} : { client: hashClient(String(client)) }
      const where = target === undefined ? {} : { path: redactPath(String(target)) }
      put('warn', name, { ...fields, ...where, ...who })
    },
    error: (error, fields = {}) => {
      if (isToldAlready(error)) return
      put('error', 'error', { ...fields, ...describeError(error) })
      flush()
    },
    outside: (event) => {
      const { level = 'warn', event: name = 'event', ...fields } = event as Fields
      put(String(level), String(name), redactFields(fields))
    },
    flush,
  }
}

function redactFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string' || name === 'requestId') return [name, value]
      return [name, name === 'path' ? redactPath(value) : redactText(value)]
    }),
  )
}

function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { message: redactText(String(error)) }
  const because = sayReasons(error).map(redactText)
  const reasons = because.length > 0 ? { because } : {}
  return { name: error.name, message: redactText(error.message), stack: redactText(error.stack ?? ''), ...reasons }
}

/** What lies under an error: without it, 'a job failed for 1 of 12 sites' tells nobody what to mend. */
function sayReasons(error: Error): string[] {
  const under: unknown[] = error instanceof AggregateError ? error.errors.slice(0, 5) : error.cause ? [error.cause] : []
  return under.flatMap((one) => (one instanceof Error ? [`${one.name}: ${one.message}`, ...sayReasons(one)] : [String(one)]))
}

const repeatMs = 60_000

/** Of a database that is away one line a minute is enough: each job and each visitor would say the same, with a stack. */
function openRepeats(now: () => number): (error: unknown) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!isOfDatabase(error)) return false
    if (now() - last < repeatMs) return true
    last = now()
    return false
  }
}

function isOfDatabase(error: unknown): boolean {
  return error instanceof AggregateError ? error.errors.every(isOfDatabase) : isUnavailable(error)
}

/** Tells clients apart for as long as this process lives; the key is thrown away with it. */
function openHasher(): (client: string) => string {
  const key = randomBytes(16)
  const known = new Map<string, string>()
  return (client) => {
    let hash = known.get(client)
    if (hash === undefined) {
      hash = createHmac('sha256', key).update(client).digest('base64url').slice(0, 10)
      if (known.size > 10_000) known.clear()
      known.set(client, hash)
    }
    return hash
  }
}
