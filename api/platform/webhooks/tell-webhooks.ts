import type { WebhookEvent } from '#app/models/house/webhook.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader, SiteWriter } from '../database/database.ts'
import { keepBeside } from '../ports/keep-beside.ts'

/** What happened, to which thing, and as which of its steps. */
export type Happened = { event: WebhookEvent; thingId: string; step: number; at: string }

/** Lays down for every program that listens what has happened, in the transaction in which it does: both stand or fall together. */
export async function tellWebhooks(tx: SiteWriter, { event, thingId, step, at }: Happened): Promise<void> {
  const told = await findListeners(tx, event)
  if (told.length === 0) return
  await tx
    .insertInto('webhook_deliveries')
    .values(
      told.map((hook) => ({
        id: crypto.randomUUID(),
        webhook_id: hook,
        event,
        thing_id: thingId,
        step,
        created_at: at,
        next_try_at: at,
        state: 'WAITING' as const,
        tries: 0,
        status: 0,
        error: '',
        sent_at: null,
      })),
    )
    .execute()
}

/** Who listens, asked once in each transaction: an order tells of its bottles and of itself. */
const listening = new WeakMap<SiteWriter, Promise<Listener[]>>()

type Listener = { id: string; events: string }

function readListeners(read: SiteReader): Promise<Listener[]> {
  return read.selectFrom('webhooks').select(['id', 'events']).where('is_active', '=', 1).execute()
}

const readKeptListeners = keepBeside(readListeners)

/**
 * Has nobody asked who listens where, by settings that were read within this transaction, nobody does. Who listens is asked anew all
 * the same: what is laid down for a program that has just been removed would take back the act it tells of.
 */
export async function expectListeners(tx: SiteWriter, values: Readonly<ParameterValues>): Promise<void> {
  const kept = await readKeptListeners(tx, values)
  if (kept.length === 0) listening.set(tx, Promise.resolve([]))
}

/** The programs that want to hear of such a thing. */
export async function findListeners(tx: SiteWriter, event: WebhookEvent): Promise<string[]> {
  const asked = listening.get(tx) ?? readListeners(tx)
  listening.set(tx, asked)
  const hooks = await asked
  return hooks.flatMap(({ id, events }) => ((JSON.parse(events) as string[]).includes(event) ? [id] : []))
}
