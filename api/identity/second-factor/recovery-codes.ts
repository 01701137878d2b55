import { randomBytes } from 'node:crypto'
import type { SiteWriter } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

const howMany = 10

/** Gives somebody ten codes for emergencies in place of those they had; only hashes are kept. */
export async function makeRecoveryCodes(tx: SiteWriter, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () =>
    randomBytes(8)
      .toString('hex')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
  await forgetRecoveryCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}

/** The same for whoever has none left; nothing new for the others. */
export async function makeFirstRecoveryCodes(tx: SiteWriter, userId: string): Promise<string[]> {
  const known = await tx.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).executeTakeFirst()
  return known ? [] : makeRecoveryCodes(tx, userId)
}

/** Takes them all back. */
export async function forgetRecoveryCodes(tx: SiteWriter, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Takes one of them, once. */
export async function spendRecoveryCode(tx: SiteWriter, { userId, code }: { userId: string; code: string }): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Whether a typed code has the form of these: of 64 bits nobody guesses one, so that none of them counts as a guess. */
export function isRecoveryCode(code: string): boolean {
  return /^[0-9a-f]{16}$/.test(bare(code))
}

function hashRecoveryCode(code: string): string {
  return hashToken(bare(code))
}

/** A code without the blanks and dashes that people leave out or put in. */
function bare(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
