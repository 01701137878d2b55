import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { webhookPatienceDays } from '#app/models/house/webhook.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import type { SiteAtWork } from '../jobs/each-site.ts'
import type { Sealing } from '../outside/sealing.ts'
import type { WebhookPort } from '../outside/webhooks.ts'
import { webhookSealingName } from './webhook.ts'

type Work = SiteAtWork & { sealing: Sealing; webhooks: WebhookPort | undefined }
type Hook = Selectable<SiteTables['webhooks']>
type Delivery = Selectable<SiteTables['webhook_deliveries']>

const day = 86_400_000
const firstPause = 60_000
const longestPause = 6 * 3_600_000
/** A program that has much to hear lets others have their turn. */
const mostInARow = 50
/** One that takes its time does too. */
const longestTurn = 15_000
const mostLookedAt = 500
/** A program that refuses so many in a row is down, rather than unwilling to hear of one. */
const mostRefused = 3
const keptDays = 30

/**
 * Sends what waits, to each program in the order in which it happened to each thing: what a program does not take keeps back
 * what came after it of the same order or message, and nothing of the others.
 */
export async function sendWebhooks(work: Work): Promise<void> {
  await forgetOld(work)
  const hooks = await work.read.selectFrom('webhooks').selectAll().where('is_active', '=', 1).execute()
  if (!work.webhooks) return
  const port = work.webhooks
  // Side by side: a site waits for its slowest program, and not for all of them.
  const turns = await Promise.allSettled(hooks.map((hook) => sendToOne(work, port, hook)))
  // None is still sending when the turn is over, or the next would send the same again.
  for (const turn of turns) if (turn.status === 'rejected') throw turn.reason
}

/** What is too old to be told goes, of programs that were stopped as well. Looked for first: a turn with nothing to do writes nothing. */
async function forgetOld({ read, inTransaction, now }: Work): Promise<void> {
  const past = new Date(now.getTime() - keptDays * day).toISOString()
  const old = await read
    .selectFrom('webhook_deliveries')
    .select('id')
    .where((on) => on.or([on('sent_at', '<', past), on.and([on('state', '=', 'WAITING'), on('created_at', '<', past)])]))
    .limit(mostLookedAt)
    .execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await inTransaction((tx) => tx.deleteFrom('webhook_deliveries').where('id', 'in', ids).execute())
}

async function sendToOne(work: Work, port: WebhookPort, hook: Hook): Promise<void> {
  const secret = work.sealing.open(hook.secret, webhookSealingName(hook.id))
  const held = new Set<string>()
  const until = performance.now() + longestTurn
  let refused = 0
  for (const next of listDue(await listWaiting(work, hook.id), work.now)) {
    if (work.isStopping() || performance.now() > until) return
    if (held.has(next.thing_id)) continue
    const answered =
      secret === undefined ? { status: 0, error: 'no key to sign with' } : await send(work, port, { hook, next, secret })
    if (answered.status >= 200 && answered.status < 300) {
      await noteTaken(work, { hook, next }, answered)
      continue
    }
    await noteRefused(work, { hook, next }, answered)
    held.add(next.thing_id)
    refused += 1
    // Nobody answered at all: the others would wait for nothing.
    if (answered.status === 0 || refused === mostRefused) return
  }
}

/** What may be tried now: of a thing of which something waits for its next try, nothing that came after it. */
function listDue(waiting: readonly Delivery[], now: Date): Delivery[] {
  const isLater = ({ next_try_at }: Delivery) => next_try_at > now.toISOString()
  const held = new Set<string>()
  const due = waiting.filter((one) => {
    if (isLater(one)) held.add(one.thing_id)
    return !held.has(one.thing_id)
  })
  return due.slice(0, mostInARow)
}

function listWaiting({ read }: Work, id: string): Promise<Delivery[]> {
  const waiting = read.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).where('state', '=', 'WAITING')
  return waiting.orderBy('created_at').orderBy('step').orderBy('id').limit(mostLookedAt).execute()
}

type Answered = { status: number; error: string }

async function send(work: Work, port: WebhookPort, given: SentDelivery & { secret: string }): Promise<Answered> {
  const { id, event, thing_id, created_at } = given.next
  // Nothing of a person: whoever wants more asks for it by the id, with a key of their own.
  const body = JSON.stringify({ id, event, createdAt: created_at, idSite: work.site.id, data: { id: thing_id } })
  const time = Math.floor(work.now.getTime() / 1000)
  const signature = createHmac('sha256', given.secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vitrine',
    'vitrine-event-id': id,
    'vitrine-signature': `t=${time},v1=${signature}`,
  }
  try {
    return { status: await port.send({ url: given.hook.url, headers, body }), error: '' }
  } catch (error) {
    return { status: 0, error: (error instanceof Error ? error.message : String(error)).slice(0, 200) }
  }
}

type SentDelivery = { hook: Hook; next: Delivery }

async function noteTaken({ inTransaction, now }: Work, { hook, next }: SentDelivery, { status }: Answered): Promise<void> {
  const { id, tries } = next
  await inTransaction(async (tx) => {
    const sent = { state: 'SENT' as const, tries: tries + 1, status, error: '', sent_at: now.toISOString() }
    await tx.updateTable('webhook_deliveries').set(sent).where('id', '=', id).execute()
    if (hook.failing_since) await tx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', hook.id).execute()
  })
  hook.failing_since = null
}

async function noteRefused({ inTransaction, now }: Work, { hook, next }: SentDelivery, answered: Answered): Promise<void> {
  const { id, tries } = next
  const pause = Math.min(firstPause * 2 ** tries, longestPause)
  const since = hook.failing_since ?? now.toISOString()
  const isOver = now.getTime() - Date.parse(since) >= webhookPatienceDays * day
  await inTransaction(async (tx) => {
    await tx
      .updateTable('webhook_deliveries')
      .set({ ...answered, tries: tries + 1, next_try_at: new Date(now.getTime() + pause).toISOString() })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('webhooks')
      .set({ failing_since: since, ...(isOver && { is_active: 0 as const, stopped_at: now.toISOString() }) })
      .where('id', '=', hook.id)
      .execute()
  })
}
