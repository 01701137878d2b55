import { refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { takeNewLoginProof } from '../sessions/new-login-proofs.ts'
import { closeToThief } from './close-to-thief.ts'

/** Whoever got the mail was not who logged in: all that was opened or added since ends, and the password that let them in opens nothing more. */
export const endNewLogin: UseCase<Contract['endNewLogin']> = ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const proof = await takeNewLoginProof(tx, { token: body.token, now: ctx.now })
    return proof ? closeToThief(tx, ctx, proof) : refused('invalid', { fields: { token: { code: 'expired' } } })
  })
