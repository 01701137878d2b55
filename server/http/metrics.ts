import { timingSafeEqual } from 'node:crypto'
import { watchLoopDelay } from './crowd/loop-delay.ts'
import { isLoopback } from './message/loopback.ts'
import type { RawRequest } from './message/raw-request.ts'

const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** What the operator may ask this process about itself. */
export type Metrics = {
  count(kind: string, status: number, ms: number): void
  print(gauges: Record<string, number>): string
  /** The longest that this process has kept somebody waiting for a turn within the last minute or two, in seconds. */
  longestDelay(): number
  close(): void
}

/** Opens the counters. */
export function openMetrics(): Metrics {
  const answers = new Map<string, Map<number, number>>()
  const buckets = bounds.map(() => 0)
  const loopDelay = watchLoopDelay()
  let seconds = 0
  let total = 0

  return {
    count: (kind, status, ms) => {
      const byStatus = answers.get(kind) ?? new Map<number, number>()
      answers.set(kind, byStatus)
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      total += 1
      seconds += ms / 1000
      const place = bounds.findIndex((bound) => ms <= bound * 1000)
      if (place !== -1) buckets[place] = (buckets[place] ?? 0) + 1
    },
    print: (gauges) =>
      [
        '# TYPE vitrine_answers_total counter',
        ...[...answers].flatMap(([kind, byStatus]) =>
          [...byStatus].map(([status, value]) => `vitrine_answers_total{kind="${kind}",status="${status}"} ${value}`),
        ),
        '# TYPE vitrine_answer_seconds histogram',
        ...bounds.map((bound, index) => `vitrine_answer_seconds_bucket{le="${bound}"} ${sum(buckets.slice(0, index + 1))}`),
        `vitrine_answer_seconds_bucket{le="+Inf"} ${total}`,
        `vitrine_answer_seconds_sum ${seconds}`,
        `vitrine_answer_seconds_count ${total}`,
        ...loopDelay.print(),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE vitrine_${name} gauge`, `vitrine_${name} ${value}`]),
        '',
      ].join('\n'),
    longestDelay: loopDelay.longest,
    close: loopDelay.stop,
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

export type Operators = { token: string | undefined; production: boolean }

/**
 * Whether the operator is asking: with the token, or where nothing is public yet from this very machine. In production a proxy
 * on this machine makes everybody look as if they sat at it, and not each of them says that it has passed somebody on.
 */
export function isOperator(asked: RawRequest, { token, production }: Operators): boolean {
  const sent = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1]
  if (token !== undefined && sent !== undefined) return isEqual(sent, token)
  const isForwarded = Object.keys(asked.headers).some((name) => /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name))
  return !production && isLoopback(asked.peer) && !isForwarded
}

function isEqual(sent: string, wanted: string): boolean {
  const a = Buffer.from(sent)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
