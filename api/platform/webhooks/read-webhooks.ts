import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { listRows } from '../call/list-rows.ts'
import { toDelivery, toWebhook } from './webhook.ts'

/** The programs that listen. */
export const listWebhooks: UseCase<Contract['listWebhooks']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('webhooks').selectAll(), query, { url: 'url', createdAt: 'created_at' })
  return done({ webhooks: rows.map(toWebhook), total })
}

/** A program that listens. */
export const getWebhook: UseCase<Contract['getWebhook']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('webhooks').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toWebhook(row)) : refused('not_found')
}

const columns = { event: 'event', state: 'state', createdAt: 'created_at', idWebhook: 'webhook_id' }

/** What was sent to those who listen, and what waits. */
export const listWebhookDeliveries: UseCase<Contract['listWebhookDeliveries']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('webhook_deliveries').selectAll(), query, columns)
  return done({ deliveries: rows.map(toDelivery), total })
}

/** One of them. */
export const getWebhookDelivery: UseCase<Contract['getWebhookDelivery']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('webhook_deliveries').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toDelivery(row)) : refused('not_found')
}
