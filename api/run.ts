import type { z } from 'zod'
import { type Failure, type Outcome, type Refusal, refused } from '#app/models/outcome.ts'
import { sayRefusal } from '#app/texts/refusals.ts'
import { findCaller } from './accounts/find-caller.ts'
import type { Access, Call, Upload } from './contract/call.ts'
import { faultsOf } from './contract/faults.ts'
import type { Credentials } from './contract/index.ts'
import { bindToSite, type Database } from './db/database.ts'
import { bumpContentVersion } from './site/content-version.ts'
import type { SiteDirectory } from './site/site-directory.ts'
import type { Caller, UseCase, Visit } from './visit.ts'

/** What every call stands on; given once, when the API opens. */
export type Ground = { db: Database; sites: SiteDirectory; now: () => Date }

/** A call as it arrives, its body not read yet. */
export type Arrival = {
  params: unknown
  query: unknown
  readBody: () => Promise<Outcome<{ body: unknown; files: Upload[] }>>
}

type AnyUseCase = UseCase<never> | undefined

/** Makes one call, the same over both transports: who asks, may they, what do they say, act, answer. */
export async function run(
  ground: Ground,
  row: Call,
  act: AnyUseCase,
  who: Credentials,
  arrival: Arrival,
): Promise<Outcome<unknown, Failure>> {
  const outcome = await runOrRefuse(ground, row, act, who, arrival)
  return outcome.ok ? outcome : { ok: false, error: sayRefusal(outcome.error) }
}

async function runOrRefuse(
  ground: Ground,
  row: Call,
  act: AnyUseCase,
  who: Credentials,
  arrival: Arrival,
): Promise<Outcome<unknown>> {
  const site = await ground.sites.byId(who.siteId)
  if (!site) return refused('wrong_site')
  const bound = bindToSite(ground.db, site.id)
  const now = ground.now()
  const caller = await findCaller(bound.read, who.token, now)
  if (!caller) return refused('unauthenticated')
  const refusal = refuseAccess(row.access, caller)
  if (refusal) return refused(refusal)
  if (!act) return refused('not_built')

  const given = await readGiven(row, arrival)
  if (!given.ok) return given
  const visit: Visit = { site, caller, lang: site.lang, now, read: bound.read, inTransaction: bound.inTransaction }
  if (row.changes === 'content') {
    visit.inTransaction = (work) =>
      bound.inTransaction(async (tx) => {
        const value = await work(tx)
        await bumpContentVersion(tx)
        return value
      })
  }
  const outcome = await act(given.value as never, visit)
  return outcome.ok ? { ok: true, value: row.answer.parse(outcome.value) } : outcome
}

function refuseAccess(access: Access, caller: Caller): 'unauthenticated' | 'forbidden' | undefined {
  if (access === 'public') return undefined
  if (caller.role === 'VISITOR') return 'unauthenticated'
  const rank = { MEMBER: 1, ADMIN: 2, SUPER_ADMIN: 3 }[caller.role]
  const needed = { member: 1, admin: 2, super_admin: 3 }[access]
  return rank >= needed ? undefined : 'forbidden'
}

async function readGiven(row: Call, arrival: Arrival): Promise<Outcome<Record<string, unknown>>> {
  const given: Record<string, unknown> = {}
  for (const part of ['params', 'query'] as const) {
    const read = parsePart(row[part], arrival[part])
    if (!read.ok) return { ok: false, error: { code: 'unreadable', ...(read.error.fields && { fields: read.error.fields }) } }
    given[part] = read.value
  }
  if (!row.body && !row.files) return { ok: true, value: given }
  const sent = await arrival.readBody()
  if (!sent.ok) return sent
  const body = parsePart(row.body, sent.value.body)
  if (!body.ok) return body
  return { ok: true, value: { ...given, body: body.value, files: sent.value.files } }
}

function parsePart(schema: z.ZodType | undefined, value: unknown): Outcome<unknown> {
  if (!schema) return isEmpty(value) ? { ok: true, value: undefined } : unknownFields(value as object)
  const read = schema.safeParse(value ?? {}, { reportInput: true })
  return read.success ? { ok: true, value: read.data } : refused('invalid', { fields: faultsOf(read.error.issues) })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || Object.keys(value).length === 0
}

function unknownFields(value: object): { ok: false; error: Refusal } {
  return refused('invalid', { fields: Object.fromEntries(Object.keys(value).map((key) => [key, { code: 'unknown' as const }])) })
}
