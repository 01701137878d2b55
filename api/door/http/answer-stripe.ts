import type { Context } from 'hono'
import { done } from '#app/models/platform/outcome.ts'
import { hearStripe } from '../../selling/payments/money-at-stripe/hear-stripe.ts'
import type { ApiDependencies } from '../run.ts'
import { refuse, toResponse } from './envelope.ts'
import type { ApiEnvironment } from './environment.ts'
import { readBytes } from './read-json.ts'

/** Far beyond any event of Stripe. */
const mostBytes = 256 * 1024

/** Answers Stripe: its words count as they were sent, byte for byte, and only with its signature. */
export async function answerStripe(context: Context<ApiEnvironment>, dependencies: ApiDependencies): Promise<Response> {
  const read = await readBytes(context.req.raw, mostBytes)
  if (!read.ok) return refuse(read.error)
  const body = Buffer.from(read.value).toString('utf8')
  const signature = context.req.raw.headers.get('stripe-signature') ?? ''
  const sent = { siteId: context.req.param('siteId') ?? '', body, signature }
  const heard = await hearStripe(dependencies, sent)
  if (heard === 'heard') return toResponse(done({}))
  return refuse({ code: heard === 'forged' ? 'unreadable' : 'unavailable' })
}
