import type { SiteWriter } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { imageRow } from '../media/media.ts'
import { plantCart } from './plant-cart.ts'
import { plantCatalog } from './plant-catalog.ts'
import { plantContact } from './plant-contact.ts'
import { plantFlows } from './plant-flows.ts'
import { plantForms } from './plant-forms.ts'
import { plantLetters } from './plant-letters.ts'
import { plantOrders } from './plant-orders.ts'
import { plantPages } from './plant-pages.ts'
import { plantPapers } from './plant-papers.ts'
import { plantShipping } from './plant-shipping.ts'
import { plantWritings } from './plant-writings.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants one row of each kind that belongs to somebody, every text of it with the site's mark; answers their ids by table. */
export async function plantOwned(tx: SiteWriter, userId: string, mark: string): Promise<Record<string, string>> {
  const id = crypto.randomUUID()
  const who = { firstname: mark, lastname: mark }
  const place = { address: `${mark} rue`, address_more: '', postal_code: '25000', city: mark, country: 'FR', phone: '' }
  await tx
    .insertInto('addresses')
    .values({ id, user_id: userId, ...who, ...place, created_at: at, updated_at: at })
    .execute()
  const key = {
    credential_id: `${mark}-${id}`,
    public_key: mark,
    algorithm: -7,
    sign_count: 0,
    name: `${mark} clé`,
    created_at: at,
  }
  await tx
    .insertInto('passkeys')
    .values({ id, user_id: userId, ...key })
    .execute()
  await tx
    .insertInto('tokens')
    .values({
      id: hashToken(id),
      user_id: userId,
      created_at: at,
      expires_at: '2026-03-02T09:00:00.000Z',
      kind: 'session',
      session_id: id,
    })
    .execute()
  return { addresses: id, passkeys: id, tokens: id }
}

/** Plants one row of each kind that belongs to the site and is not there from the start. */
export async function plantOfSite(tx: SiteWriter, mark: string): Promise<void> {
  const id = crypto.randomUUID()
  const email = `${mark.toLowerCase()}-${id}@exemple.test`
  await tx
    .insertInto('users')
    .values({ id, email, email_shown: email, role: 'MEMBER', created_at: at, confirmed_at: at })
    .execute()
  const request = { firstname: mark, lastname: mark, email, message: mark, created_at: at, due_on: '2026-03-31', answer: '' }
  await tx
    .insertInto('rights_requests')
    .values({ id, kind: 'ACCESS', state: 'WAITING', ...request })
    .execute()
  const breach = { found_at: at, what: mark, concerned: mark, consequences: mark, measures: mark, created_at: at, updated_at: at }
  await tx
    .insertInto('data_breaches')
    .values({ id, ...breach, risk: 'RISK', notified_on: null, told_on: null })
    .execute()
  const mail = {
    recipient: email,
    recipient_key: email,
    params: JSON.stringify({ path: `/${mark}` }),
    message_id: `<${id}@x.test>`,
  }
  await tx
    .insertInto('outbox')
    .values({ id, kind: 'invitation', ...mail, created_at: at, next_try_at: at, tries: 14, failed_at: at, last_error: mark })
    .execute()
  await tx
    .insertInto('images')
    .values(imageRow(`${mark}-${id}`))
    .execute()
  const until = '2026-03-08T09:00:00.000Z'
  await tx
    .insertInto('invitations')
    .values({ id, email, email_shown: email, role: 'MEMBER', invited_by: id, created_at: at, expires_at: until })
    .execute()
  await tx
    .insertInto('audit_entries')
    .values({
      id,
      created_at: at,
      day: '2026-03-01',
      user_id: id,
      role: 'ADMIN',
      call: 'PUT /admin/tag/{id}',
      act: 'CHANGE',
      resource: 'tag',
      thing_id: mark,
      name: mark,
      changes: '[]',
      undo: 'OPEN',
      never: '',
      undoes: '',
    })
    .execute()
  await tx
    .insertInto('api_keys')
    .values({
      id,
      name: mark,
      key_hash: hashToken(`key ${id}`),
      hint: 'abcd',
      areas: '["ORDERS"]',
      may_write: 0,
      created_by: id,
      created_at: at,
    })
    .execute()
  const hook = { url: `https://${mark}.test/`, events: '["order.paid"]', secret: mark, is_active: 0 as const, created_at: at }
  await tx
    .insertInto('webhooks')
    .values({ id, ...hook })
    .execute()
  const sent = { event: 'order.paid', thing_id: mark, step: 1, state: 'SENT' as const, tries: 1, status: 200, error: mark }
  await tx
    .insertInto('webhook_deliveries')
    .values({ id, webhook_id: id, ...sent, next_try_at: at, created_at: at, sent_at: at })
    .execute()
  await plantFlows(tx, mark, id)
  await plantContact(tx, mark)
  await plantCatalog(tx, mark)
  await plantShipping(tx, mark)
  await plantCart(tx, mark)
  await plantOrders(tx, mark)
  await plantPapers(tx, mark)
  await plantWritings(tx, mark)
  await plantPages(tx, mark)
  await plantLetters(tx, mark)
  await plantForms(tx, mark)
}
