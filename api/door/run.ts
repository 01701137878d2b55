import { isStaff, type Role, reaches } from '#app/models/identity/role.ts'
import { done, type Failure, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { refuseUnfitBlocks } from '../content/own-blocks/refuse-unfit-blocks.ts'
import type { Credentials } from '../contract/index.ts'
import type { Access, Call, Upload } from '../contract/platform/call.ts'
import { type Doing, isExport, isRecorded, recordActs, recordExport } from '../house/audit-log/record-act.ts'
import { openSiteOffice } from '../house/sites/site-office.ts'
import { keyOpens, takeKeyRate } from '../identity/keys/api-keys.ts'
import type { Callers } from '../identity/sessions/callers.ts'
import { hasRecentProof } from '../identity/sessions/has-recent-proof.ts'
import { touchSession } from '../identity/sessions/touch-session.ts'
import { whileHeld } from '../identity/sessions/while-held.ts'
import type { CallContext, Caller, Site, UseCase } from '../platform/call/call-context.ts'
import { noteSecurity } from '../platform/call/note-security.ts'
import { readAddress, readGiven } from '../platform/call/read-given.ts'
import { readRollBack } from '../platform/call/roll-back.ts'
import { bindToSite, type Database, type SiteDatabase } from '../platform/database/database.ts'
import { isUnavailable } from '../platform/database/faults.ts'
import { isRefusal } from '../platform/database/taking-back.ts'
import type { StreetsPort } from '../platform/outside/net/street-service.ts'
import type { PaymentPort } from '../platform/outside/payments.ts'
import { type Sealing, sealingOf } from '../platform/outside/sealing.ts'
import type { BackupShelf } from '../platform/ports/backup-shelf.ts'
import type { KeptSettings } from '../platform/ports/kept-settings.ts'
import type { Media } from '../platform/ports/media.ts'
import type { SiteIndexes } from '../platform/ports/site-indexes.ts'
import type { VersionsInForce } from '../platform/ports/versions-in-force.ts'
import type { HashPool } from '../platform/secrets/hash-pool.ts'
import { chooseLang } from '../site/settings/choose-lang.ts'
import { bumpContentVersion } from '../site/settings/content-version.ts'
import type { SiteDirectory } from '../site/settings/site-directory.ts'

/** What every call stands on; given once, when the API opens. */
export type ApiDependencies = {
  db: Database
  sites: SiteDirectory
  /** Who holds which token, asked once for the calls of one moment. */
  callers: Callers
  now: () => Date
  production: boolean
  hashing: HashPool
  media: Media
  /** The backups of this machine, where it keeps any. */
  backups?: BackupShelf
  /** What each site has set of itself. */
  settings: KeptSettings
  /** What can be found on each site. */
  indexes: SiteIndexes
  /** Which legal texts stand today on each site. */
  inForce: VersionsInForce
  /** Where the operator reads what was noticed; nowhere unless the server says so. */
  notice?: CallContext['notice']
  sealing: Sealing
  /** The way to whoever takes card payments; without it none are taken. */
  payments?: PaymentPort | undefined
  /** Who knows the streets of France; without it none are proposed. */
  streets?: StreetsPort | undefined
}

/** A call as it arrives, its body not read yet. */
export type CallInput = {
  params: unknown
  query: unknown
  readBody: () => Promise<Outcome<{ body: unknown; files: Upload[] }>>
}

/** Which call is made: its line of the contract, what it does, and who asks. */
export type CallRequest = { row: Call; act: UseCase<never>; who: Credentials }

/** Makes one call, the same over both transports: who asks, may they, what do they say, act, answer. */
export async function run(
  dependencies: ApiDependencies,
  asked: CallRequest,
  arrival: CallInput,
): Promise<Outcome<unknown, Failure>> {
  const outcome = await runOrRefuse(dependencies, asked, arrival).catch(refuseEnded)
  if (dependencies.notice) noteSecurity(asked.row, outcome, dependencies.notice)
  return outcome.ok
    ? outcome
    : { ok: false, error: sayRefusal(outcome.error, await findGoodsWords(dependencies, asked, outcome)) }
}

/** What is wrong with a field is said in the words of what the site sells; what names none needs no look. */
async function findGoodsWords(dependencies: ApiDependencies, { who }: CallRequest, outcome: Outcome<unknown>) {
  const site = !outcome.ok && outcome.error.fields ? await findSite(dependencies, who.siteId) : undefined
  if (!site) return undefined
  const { read } = bindToSite(dependencies.db, site.id)
  return goodsWordsOf((await dependencies.settings.of({ site, lang: site.lang, read })).values)
}

/** A database that cannot serve for now, and a session that ended meanwhile, are refusals; every other failure is ours. */
function refuseEnded(error: unknown): Outcome<never> {
  return isUnavailable(error) ? refused('unavailable') : readRollBack(error)
}

async function runOrRefuse(
  dependencies: ApiDependencies,
  { row, act, who }: CallRequest,
  arrival: CallInput,
): Promise<Outcome<unknown>> {
  const site = await findSite(dependencies, who.siteId)
  if (!site) return refused('wrong_site')
  const bound = bindToSite(dependencies.db, site.id)
  const taken = await takeIn(dependencies, { row, who, site, bound }, arrival)
  if (!taken.ok) return taken
  const { known, now, params, given } = taken.value
  const unfit = await refuseUnfitBlocks(bound.read, given)
  if (unfit) return unfit
  const caller = isNobody(row, known, dependencies.production) ? ({ role: 'VISITOR' } as const) : known
  const lang = await chooseLang(bound.read, site, who.lang)
  const doing = { row, caller, now, params }
  const held = caller.role === 'VISITOR' ? bound : whileHeld(bound, { caller, token: who.token, now })
  const ctx = openVisit(row, isRecorded(row) ? recording(held, doing) : held, { dependencies, site, caller, now, who, lang })
  const outcome = await act(given as never, ctx)
  if (isBeyondSite(row)) dependencies.sites.forget()
  if (outcome.ok && (isExport(row) || isBeyondSite(row))) await recordExport(bound.inTransaction, doing)
  return outcome.ok ? { ok: true, value: row.answer.parse(outcome.value) } : outcome
}

type Admitted = { known: Caller; now: Date }
type TakenIn = Admitted & { params: unknown; given: Record<string, unknown> }

/** Lets a call in and reads what it says. A body may be long on its way: who acts, and when, is as it is once all of it has come. */
async function takeIn(dependencies: ApiDependencies, asking: Asking, arrival: CallInput): Promise<Outcome<TakenIn>> {
  const { row } = asking
  const first = await admit(dependencies, asking)
  if (!first.ok) return first
  const noted = await noteUse(asking, first.value)
  if (!noted.ok) return noted
  const address = readAddress(row, arrival)
  if (!address.ok) return address
  const given = await readGiven(row, address.value, arrival.readBody)
  if (!given.ok) return given
  const admitted = row.body || row.files ? await admit(dependencies, asking) : first
  return admitted.ok ? done({ ...admitted.value, params: address.value.params, given: given.value }) : admitted
}

type Asking = { row: Call; who: Credentials; site: Site; bound: SiteDatabase }

/** Who asks at this moment, if they may. */
async function admit(
  { callers, production, ...dependencies }: ApiDependencies,
  { row, who, site, bound }: Asking,
): Promise<Outcome<Admitted>> {
  const now = dependencies.now()
  const known = await callers.find({ siteId: site.id, token: who.token, read: bound.read, now })
  if (!known) return refused('unauthenticated')
  const refusal = refuseAccess(row, known, { production, now }) ?? refuseBySite(row, known, site)
  return refusal ? refused(refusal) : done({ known, now })
}

/** A session is in use; a key may be so only so often. */
async function noteUse({ row, bound }: Asking, { known, now }: Admitted): Promise<Outcome<null>> {
  if (known.role !== 'VISITOR' && known.key) return takeKeyRate(bound, known.key.id, now)
  if (!row.byItself) await touchSession(bound, known, now)
  return done(null)
}

/** What the staff write leaves a trace with it, whatever the use case does. */
function recording({ read, inTransaction, amongWriters }: SiteDatabase, doing: Doing): SiteDatabase {
  return { read, inTransaction: recordActs(inTransaction, doing), amongWriters: recordActs(amongWriters, doing) }
}

/** What was written elsewhere leaves no rows here: the log tells that it was done. */
function isBeyondSite({ beyondSite, method }: Call): boolean {
  return beyondSite === true && method !== 'GET'
}

async function findSite(dependencies: ApiDependencies, siteId: string): Promise<Site | undefined> {
  return /^[A-Za-z0-9_-]{1,64}$/.test(siteId) ? dependencies.sites.byId(siteId) : undefined
}

const needed: Record<Exclude<Access, 'public'>, Role> = { member: 'MEMBER', admin: 'ADMIN', super_admin: 'SUPER_ADMIN' }

type NoAccess = 'unauthenticated' | 'forbidden' | 'unproven'

function refuseAccess(row: Call, caller: Caller, { production, now }: { production: boolean; now: Date }): NoAccess | undefined {
  if (row.access === 'public') return undefined
  if (caller.role === 'VISITOR') return 'unauthenticated'
  if (caller.key && !keyOpens(caller.key, row)) return 'forbidden'
  if (!reaches(caller.role, needed[row.access]) || isLimited(row, caller, production)) return 'forbidden'
  return row.fresh === true && !hasRecentProof(caller, now) ? 'unproven' : undefined
}

/** The ways in stay open while a site is suspended: its staff must reach what is theirs. */
const waysIn = /^\/(login|password|invitation)(\/|$)/

/** What the site's own standing says of a call: who may look beyond it, and what rests while it is suspended. */
function refuseBySite(row: Call, { role }: Caller, site: Site): 'forbidden' | 'unavailable' | undefined {
  if (row.beyondSite && !site.isOperator) return 'forbidden'
  const isVisitors = row.method !== 'GET' && (role === 'VISITOR' || !isStaff(role)) && !waysIn.test(row.path)
  return site.isSuspended && isVisitors ? 'unavailable' : undefined
}

/** In production staff without a second factor get no further than setting it up; elsewhere they are nobody. */
function isLimited(row: Call, caller: Caller, production: boolean): boolean {
  if (!production || row.beforeSecondFactor || caller.role === 'VISITOR') return false
  return isStaff(caller.role) && !caller.hasPassedSecondFactor
}

/** To what is open to everyone a key is nobody, and so is whoever has still to pass their second factor. */
function isNobody(row: Call, known: Caller, production: boolean): boolean {
  const isKey = known.role !== 'VISITOR' && known.key !== undefined
  return isLimited(row, known, production) || (isKey && row.access === 'public')
}

type Around = { dependencies: ApiDependencies; site: Site; caller: Caller; now: Date; who: Credentials; lang: string }

function openVisit(row: Call, bound: SiteDatabase, { dependencies, site, caller, now, who, lang }: Around): CallContext {
  return {
    site,
    caller,
    lang,
    now,
    clientAddress: who.clientAddress,
    cartKey: who.cartKey,
    production: dependencies.production,
    hashing: dependencies.hashing,
    media: dependencies.media,
    settings: dependencies.settings,
    indexes: dependencies.indexes,
    inForce: dependencies.inForce,
    notice: dependencies.notice ?? (() => {}),
    sealing: sealingOf(dependencies.sealing, site.id),
    payments: dependencies.payments,
    streets: dependencies.streets,
    ...(row.fresh && { proof: proofOf(caller, now) }),
    ...(row.beyondSite && { office: openSiteOffice(dependencies.db, dependencies.now), backups: dependencies.backups }),
    read: bound.read,
    amongWriters: bound.amongWriters,
    inTransaction: row.changes === 'content' ? raisingContentVersion(bound) : bound.inTransaction,
  }
}

/** Whether somebody of the house may have money go back by this call; a program may not. */
function proofOf(caller: Caller, now: Date): Outcome<null> {
  if (caller.role === 'VISITOR' || caller.key) return refused('forbidden')
  return hasRecentProof(caller, now) ? done(null) : refused('unproven')
}

function raisingContentVersion(bound: SiteDatabase): CallContext['inTransaction'] {
  return (work) =>
    bound.inTransaction(async (tx) => {
      const value = await work(tx)
      // What was refused is taken back, and nobody waits for a number that others raise.
      if (!isRefusal(value)) await bumpContentVersion(tx)
      return value
    })
}
