import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { endSessions } from './sessions.ts'

/** Logs the caller out everywhere else. */
export const endOtherSessions: UseCase<Contract['endOtherSessions']> = (_given, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { userId, tokenId } = getMember(ctx)
    await endSessions(tx, userId, tokenId)
    return done({})
  })
