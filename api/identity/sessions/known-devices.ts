import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

/** What a device is known by, where its mark is one that a login of this account left on it. */
export async function findDevice(read: SiteReader, mark: string | undefined, userId: string | undefined) {
  if (!mark || userId === undefined) return undefined
  const found = await read
    .selectFrom('known_devices')
    .select('id')
    .where('id', '=', hashToken(mark))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.id
}

type Login = { userId: string; mark: string | undefined; now: Date }

/** Knows the device from now on; answers its mark, and whether it is new where others are known already. */
export async function keepDevice(tx: SiteWriter, { userId, mark, now }: Login): Promise<{ mark: string; isNew: boolean }> {
  const known = await findDevice(tx, mark, userId)
  if (mark && known) {
    await tx.updateTable('known_devices').set({ last_used_at: now.toISOString() }).where('id', '=', known).execute()
    return { mark, isNew: false }
  }
  const isNew = await hasDevices(tx, userId)
  const fresh = makeSecret()
  const at = now.toISOString()
  await tx
    .insertInto('known_devices')
    .values({ id: hashToken(fresh), user_id: userId, created_at: at, last_used_at: at })
    .execute()
  return { mark: fresh, isNew }
}

export async function hasDevices(read: SiteReader, userId: string): Promise<boolean> {
  return (await read.selectFrom('known_devices').select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
}

export async function forgetDevices(tx: SiteWriter, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
