import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { KeyArea } from '#app/models/identity/key-area.ts'
import { reachesResource } from '#app/models/identity/key-area.ts'
import type { Outcome } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { Call } from '../../contract/platform/call.ts'
import type { Member } from '../../platform/call/call-context.ts'
import type { SiteDatabase, SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { hashToken, makeSecret, secretLength } from '../../platform/secrets/secrets.ts'

type KeyRow = Selectable<SiteTables['api_keys']>

const keyMark = 'vk_'

export function makeKey(): string {
  return keyMark + makeSecret()
}

/** Told from a session by its mark and its length: one session in 262,144 begins with the mark by chance. */
export function isKey(token: string): boolean {
  return token.startsWith(keyMark) && token.length === keyMark.length + secretLength
}

const perMinute = 300

/** Whose key this is; it ends with its day, and with its maker's place at the site. */
export async function findKeyHolder(read: SiteReader, token: string, now: Date): Promise<Member | undefined> {
  const row = await read
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(['api_keys.id', 'api_keys.name', 'areas', 'may_write', 'expires_on', 'created_by'])
    .where('key_hash', '=', hashToken(token))
    .where('users.deleted_at', 'is', null)
    .where('users.role', '=', 'SUPER_ADMIN')
    .executeTakeFirst()
  if (!row || (row.expires_on !== null && row.expires_on < parisDay(now))) return undefined
  const key = { id: row.id, name: row.name, areas: JSON.parse(row.areas) as KeyArea[], mayWrite: row.may_write === 1 }
  return { role: 'ADMIN', userId: row.created_by, tokenId: row.id, hasPassedSecondFactor: true, provenAt: '', key }
}

/** Whether a key opens a call: one of the areas it was made for, and never what wants a person. */
export function keyOpens({ areas, mayWrite }: Pick<NonNullable<Member['key']>, 'areas' | 'mayWrite'>, row: Call): boolean {
  if (row.access === 'public') return true
  if (row.access !== 'admin' || row.fresh === true) return false
  return (mayWrite || row.method === 'GET') && reachesResource(areas, row.path.split('/')[2] ?? '')
}

/** Counts one more call by a key, and notes that it is in use. */
export function takeKeyRate(db: SiteDatabase, keyId: string, now: Date): Promise<Outcome<null>> {
  return db.inTransaction(async (tx) => {
    await tx.updateTable('api_keys').set({ last_used_at: now.toISOString() }).where('id', '=', keyId).execute()
    // A key that calls too often is in use all the same.
    return keepWritten(await takeRate(tx, { bucket: `key ${keyId}`, limit: perMinute, windowSeconds: 60, now }))
  })
}

/** A stored key as the staff see it: never the key. */
export function toApiKey(row: Omit<KeyRow, 'site_id'>): z.input<Contract['listApiKeys']['answer']>['keys'][number] {
  return {
    id: row.id,
    name: row.name,
    hint: `${keyMark}…${row.hint}`,
    areas: JSON.parse(row.areas) as KeyArea[],
    mayWrite: row.may_write === 1,
    createdAt: row.created_at,
    expiresOn: row.expires_on,
    lastUsedAt: row.last_used_at,
  }
}
