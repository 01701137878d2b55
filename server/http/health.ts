import type { TroubleWatch } from '../trouble/watch-troubles.ts'
import { plainPage, textReply } from './message/plain-replies.ts'
import type { RawRequest, Reply } from './message/raw-request.ts'
import type { Target } from './message/target.ts'
import { isOperator, type Metrics, type Operators } from './metrics.ts'

export type HealthParts = {
  isReady: () => Promise<boolean>
  isDraining: () => boolean
  metrics: Metrics
  operators: Operators
  gauges: () => Promise<Record<string, number>>
  troubles: Pick<TroubleWatch, 'mayServe' | 'gauges'>
}

/** Answers the machines that watch this one: alive, ready to be sent visitors, and how it fares. */
export function openHealth(parts: HealthParts): (asked: RawRequest, target: Target) => Promise<Reply | undefined> {
  return async (asked, { path }) => {
    if (path === '/healthz') return plain(200, 'ok')
    if (path === '/readyz') return (await isReady(parts)) ? plain(200, 'ready') : plain(503, 'not ready')
    if (path !== '/metrics') return undefined
    if (!isOperator(asked, parts.operators)) return plainPage(404)
    return textReply(200, 'text/plain; version=0.0.4; charset=utf-8', parts.metrics.print(await readGauges(parts)))
  }
}

async function isReady({ isReady, isDraining, troubles }: HealthParts): Promise<boolean> {
  if (isDraining()) return false
  return (await troubles.mayServe()) && isReady().catch(() => false)
}

async function readGauges({ gauges, troubles }: HealthParts): Promise<Record<string, number>> {
  return {
    ...(await gauges()),
    ...troubles.gauges(),
    resident_memory_bytes: process.memoryUsage.rss(),
    uptime_seconds: Math.round(process.uptime()),
  }
}

function plain(status: number, word: string): Reply {
  return textReply(status, 'text/plain; charset=utf-8', `${word}\n`)
}
