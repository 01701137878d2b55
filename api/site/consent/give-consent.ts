import { done } from '#app/models/platform/outcome.ts'
import { consentEnd, spellChoice } from '#app/models/site/settings/consent.ts'
import { consentEdition } from '#app/texts/site/consent.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { readConsentSetup } from './get-consent-setup.ts'

/** Keeps the proof of a choice: what was accepted of what the site asks for, by nobody in particular. */
export const giveConsent: UseCase<Contract['giveConsent']> = async ({ body }, ctx) => {
  const { now, inTransaction } = ctx
  const setup = await readConsentSetup(ctx)
  const asked = setup.purposes.map(({ purpose }) => purpose)
  // Whoever accepts all agrees to what they were told of, not to what may come later.
  const choice = spellChoice(body.purposes.filter((purpose) => asked.includes(purpose)))
  return inTransaction(async (tx) => {
    const bucket = `consent ${blockOf(ctx.clientAddress)}`
    const allowed = await takeRate(tx, { bucket, limit: 120, windowSeconds: 3600, now })
    if (!allowed.ok) return keepWritten(allowed)
    const id = crypto.randomUUID()
    await tx.insertInto('consent_log').values({ id, choice, wording: consentEdition, created_at: now.toISOString() }).execute()
    return done({ id, choice, until: consentEnd(now, setup.months).toISOString() })
  })
}
