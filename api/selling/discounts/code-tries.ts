import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { toCodeKey } from '#app/models/selling/cart/discount-code.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTaken, countTry, giveBackRate, takeRate } from '../../platform/limits/take-rate.ts'

const windowSeconds = 3600
const mostTries = 20

type Trying = Pick<CallContext, 'read' | 'inTransaction' | 'now' | 'clientAddress'>

/**
 * Counts that somebody tries a code, by the place they come from and before it is looked at, so that nobody goes through them all.
 * Which ones a place has it may ask for as often as it likes: nothing is counted then, nor written to read a page.
 */
export async function beginCodeTry(typed: string, ctx: Trying): Promise<Outcome<{ isCounted: boolean }>> {
  const { all, own } = ratesOf(typed, ctx)
  if ((await countTaken(ctx.read, own)) > 0) return done({ isCounted: false })
  const allowed = await countTry(ctx, [all])
  return allowed.ok ? done({ isCounted: true }) : allowed
}

/** Gives back what was no guess, and remembers for an hour that the place has this code. */
export async function endCodeTry(typed: string, ctx: Trying): Promise<void> {
  const { all, own } = ratesOf(typed, ctx)
  await ctx.inTransaction(async (tx) => {
    await giveBackRate(tx, all.bucket)
    await takeRate(tx, own)
  })
}

function ratesOf(typed: string, { now, clientAddress }: Trying) {
  const bucket = `codes of block ${blockOf(clientAddress)}`
  return {
    all: { bucket, limit: mostTries, windowSeconds, now },
    own: { bucket: `${bucket}: ${toCodeKey(typed)}`, limit: 1, windowSeconds, now },
  }
}
