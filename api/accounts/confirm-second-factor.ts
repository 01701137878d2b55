import { randomBytes } from 'node:crypto'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { getMember, type UseCase } from '../visit.ts'
import { hashRecoveryCode, spendCode } from './pass-second-factor.ts'
import { endSessions } from './sessions.ts'

/** Turns the second factor on, once a first code shows that the application works; other sessions end. */
export const confirmSecondFactor: UseCase<Contract['confirmSecondFactor']> = ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { userId, tokenId } = getMember(visit)
    const factor = await tx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
    if (!factor || factor.confirmed_at) return refused('conflict')
    const used = await spendCode(tx, { userId, secret: factor.secret, code: body.code, now: visit.now })
    if (!used.ok) return used
    await tx.updateTable('second_factors').set({ confirmed_at: visit.now.toISOString() }).where('user_id', '=', userId).execute()
    await tx.updateTable('tokens').set({ second_factor_passed: 1 }).where('id', '=', tokenId).execute()
    await endSessions(tx, userId, tokenId)
    return done({ recoveryCodes: await makeRecoveryCodes(tx, userId) })
  })

async function makeRecoveryCodes(tx: SiteWriter, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () =>
    randomBytes(8)
      .toString('hex')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}
