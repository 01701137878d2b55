import type { Selectable } from 'kysely'
import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { FlowAccess } from '../../../platform/outside/net/flow-service.ts'
import type { Sealing } from '../../../platform/outside/sealing.ts'
import { faultOfUrl } from '../../../platform/webhooks/webhook.ts'

/** For what its secret is sealed. */
export const platformSealingName = 'secret of the invoicing platform'

export type PlatformRow = Omit<Selectable<SiteTables['invoicing_platforms']>, 'site_id'>

/** The platform of a site's electronic invoices; its secret stays where it is. */
export const getPlatform: UseCase<Contract['getPlatform']> = async (_given, { read }) => {
  const row = await read.selectFrom('invoicing_platforms').selectAll().executeTakeFirst()
  return done(row ? toPlatform(row) : null)
}

/** Says by which platform a site's invoices go; a secret for one address is never sent to another. */
export const changePlatform: UseCase<Contract['changePlatform']> = ({ body }, { inTransaction, sealing, now, production }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('invoicing_platforms').selectAll().executeTakeFirst()
    const fields = findFaults(body, known, production)
    if (fields) return refused('invalid', { fields })
    const values = {
      name: body.name,
      number: body.number.toUpperCase(),
      url: body.url,
      token_url: body.tokenUrl,
      client_id: body.clientId,
      secret: body.secret ? sealing.seal(body.secret, platformSealingName) : (known?.secret ?? ''),
      is_active: body.isActive ? (1 as const) : (0 as const),
      since: body.since,
      // Another day to begin on is looked at from there; what was handed over already is known by its own row.
      looked_to: known?.since === body.since ? known.looked_to : '',
      told_to: known?.since === body.since ? known.told_to : '',
      heard_to: known?.url === body.url ? known.heard_to : now.toISOString(),
      heard_at: known?.heard_at ?? null,
      failing_since: null,
      error: '',
      updated_at: now.toISOString(),
    }
    const row = await tx
      .insertInto('invoicing_platforms')
      .values({ id: 'platform', ...values })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toPlatform(row))
  })

type Body = Read<Contract['changePlatform']>['body']

function findFaults(body: Body, known: PlatformRow | undefined, production: boolean): Record<string, Fault> | undefined {
  for (const field of ['url', 'tokenUrl'] as const) {
    const fault = faultOfUrl(body[field], production)
    if (fault) return { [field]: fault }
  }
  const hasMoved = known && (known.token_url !== body.tokenUrl || known.client_id !== body.clientId)
  if (!body.secret && (!known?.secret || hasMoved)) return { secret: { code: 'required' } }
  return undefined
}

/** Forgets the platform; what went through it stays known, so that nothing goes twice. */
export const removePlatform: UseCase<Contract['removePlatform']> = (_given, { inTransaction }) =>
  inTransaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('invoicing_platforms').executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })

/** The platform at work, and the way in; nothing where there is none, or where its secret cannot be opened. */
export async function findPlatform(
  read: SiteReader,
  sealing: Sealing,
): Promise<{ row: PlatformRow; access: FlowAccess } | undefined> {
  const row = await read.selectFrom('invoicing_platforms').selectAll().where('is_active', '=', 1).executeTakeFirst()
  const secret = row && sealing.open(row.secret, platformSealingName)
  return row && secret ? { row, access: { url: row.url, tokenUrl: row.token_url, clientId: row.client_id, secret } } : undefined
}

/** A stored platform as its owner sees it. */
export function toPlatform(row: PlatformRow) {
  return {
    name: row.name,
    number: row.number,
    url: row.url,
    tokenUrl: row.token_url,
    clientId: row.client_id,
    isActive: row.is_active === 1,
    since: row.since,
    heardAt: row.heard_at,
    failingSince: row.failing_since,
    error: row.error,
  }
}
