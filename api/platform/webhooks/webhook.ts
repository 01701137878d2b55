import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { WebhookEvent } from '#app/models/house/webhook.ts'
import type { Fault } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { SiteTables } from '../database/tables/tables.ts'

/** Where the secret of a webhook is sealed for. */
export function webhookSealingName(id: string): string {
  return `webhook/${id}`
}

/** A stored webhook as the staff see it; its secret stays where it is. */
export function toWebhook(row: Omit<Selectable<SiteTables['webhooks']>, 'site_id'>): z.input<Contract['getWebhook']['answer']> {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as WebhookEvent[],
    isActive: row.is_active === 1,
    createdAt: row.created_at,
    failingSince: row.failing_since,
    stoppedAt: row.stopped_at,
  }
}

/** A stored delivery as the staff see it. */
export function toDelivery(row: Omit<Selectable<SiteTables['webhook_deliveries']>, 'site_id'>) {
  return {
    id: row.id,
    idWebhook: row.webhook_id,
    event: row.event as WebhookEvent,
    idThing: row.thing_id,
    state: row.state,
    tries: row.tries,
    status: row.status,
    error: row.error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }
}

/** What is wrong with an address that a program listens at: it is https, and without a name and password in it; on a trial at home also this very machine. */
export function faultOfUrl(url: string, production: boolean): Fault | undefined {
  if (!URL.canParse(url)) return { code: 'format' }
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return { code: 'format' }
  if (protocol === 'https:') return undefined
  return protocol === 'http:' && !production && ['127.0.0.1', 'localhost'].includes(hostname) ? undefined : { code: 'format' }
}
