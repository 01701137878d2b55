import type { Context } from 'hono'
import { done } from '#app/models/outcome.ts'
import { hearStripe } from '../payments/hear-stripe.ts'
import type { Ground } from '../run.ts'
import { refuse, toResponse } from './envelope.ts'
import type { ApiEnvironment } from './server.ts'

/** Far beyond any event of Stripe. */
const mostBytes = 256 * 1024

/** Answers Stripe: its words count as they were sent, byte for byte, and only with its signature. */
export async function answerStripe(context: Context<ApiEnvironment>, ground: Ground): Promise<Response> {
  const { headers } = context.req.raw
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return refuse({ code: 'too_large' })
  const body = await context.req.text()
  if (body.length > mostBytes) return refuse({ code: 'too_large' })
  const sent = { siteId: context.req.param('siteId') ?? '', body, signature: headers.get('stripe-signature') ?? '' }
  const heard = await hearStripe(ground, sent)
  if (heard === 'heard') return toResponse(done({}))
  return refuse({ code: heard === 'forged' ? 'unreadable' : 'unavailable' })
}
