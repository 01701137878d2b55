import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { findByEmail } from '../../audience/newsletter/subscriber.ts'
import type { Contract } from '../../contract/index.ts'
import { toAddress } from '../../identity/addresses/address.ts'
import { readSecondFactors } from '../../identity/second-factor/second-factors.ts'
import { readFieldsOf, tellCustom } from '../../platform/custom/custom-rows.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toSummary } from '../../selling/orders/order-summary.ts'

type UserRow = Selectable<SiteTables['users']>
type AdminMember = z.input<Contract['getAdminMember']['answer']>

const mostOrders = 20

/** A member by their id; nobody of the staff is one, and nobody whose account is gone. */
export function findMemberRow(read: SiteReader, id: string): Promise<UserRow | undefined> {
  return read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('role', '=', 'MEMBER')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A stored member as the staff see them in a list. */
export function toListedMember(row: Omit<UserRow, 'site_id' | 'custom' | 'search_key'>) {
  return {
    id: row.id,
    email: row.email_shown || row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    createdAt: row.created_at,
    updatedAt: row.updated_at || row.created_at,
    lastSeenAt: row.last_seen_at,
    deletionPlannedOn: row.deletion_planned_at && parisDay(new Date(row.deletion_planned_at)),
  }
}

/** All of a member that the staff need to serve them. */
export async function readAdminMember(read: SiteReader, row: UserRow, now: Date): Promise<AdminMember> {
  const { hasApp, passkeys } = await readSecondFactors(read, row.id)
  const addresses = await read.selectFrom('addresses').selectAll().where('user_id', '=', row.id).orderBy('created_at').execute()
  const orders = await read
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', row.id)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(mostOrders)
    .execute()
  const requests = await read
    .selectFrom('rights_requests')
    .selectAll()
    .where('user_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .limit(mostOrders)
    .execute()
  const letters = await findByEmail(read, row.email)
  return {
    ...toListedMember(row),
    birthdate: row.birthdate,
    custom: tellCustom(row.custom, await readFieldsOf(read, 'MEMBER')),
    confirmedAt: row.confirmed_at,
    termsAcceptedAt: row.terms_accepted_at,
    hasSecondFactor: hasApp || passkeys > 0,
    sessions: await countSessions(read, row.id, now),
    addresses: addresses.map(toAddress),
    orders: orders.map(toSummary),
    newsletter: letters
      ? { state: letters.state, consent: letters.consent.slice(0, 500), confirmedAt: letters.confirmed_at }
      : null,
    rightsRequests: requests.map(({ id, kind, state, created_at, due_on }) => ({
      id,
      kind,
      state,
      createdAt: created_at,
      dueOn: due_on,
    })),
  }
}

function countSessions(read: SiteReader, userId: string, now: Date): Promise<number> {
  return countRows(read.selectFrom('tokens').where('user_id', '=', userId).where('expires_at', '>', now.toISOString()))
}
