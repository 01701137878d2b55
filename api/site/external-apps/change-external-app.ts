import { done, refused } from '#app/models/platform/outcome.ts'
import { findMissing } from '#app/models/site/settings/external-app.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given } from '../../platform/resource/columns.ts'
import { toAdminApp } from './external-app.ts'

/** Configures a service; one that is switched on must have all that it needs to be loaded. */
export const changeExternalApp: UseCase<Contract['changeExternalApp']> = async ({ params, body }, { now, inTransaction }) => {
  const config = given(body.config)
  const missing = findMissing(params.app, config)
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [`config.${name}`, { code: 'required' as const }]))
    return refused('invalid', { fields })
  }
  return inTransaction(async (tx) => {
    const values = { config: JSON.stringify(config), updated_at: now.toISOString(), ...given({ note: body.note }) }
    const row = await tx
      .insertInto('external_apps')
      .values({ note: '', ...values, app: params.app })
      .onConflict((conflict) => conflict.columns(['site_id', 'app']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAdminApp(row))
  })
}
