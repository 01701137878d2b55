import type { ShopApi } from '#api/contract/index.ts'
import { bindToSite, type Database, type SiteDatabase } from '#api/platform/database/database.ts'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { cheapHash, now, type Stage, setStage, type Transport, transports } from './stage.ts'

export const password = 'le merle siffle tard'
export const otherPassword = 'un tracteur bleu sous la pluie'

/** Somebody with an account: the address, and a client that is logged in. */
export type Person = { email: string; token: string; api: ShopApi }

type Mail = { kind: string; to: string; path: string; token: string }

/** A stage whose clock can be moved, with the mails that were queued on site 1. */
export type Accounts = {
  stage: Stage
  site: SiteDatabase
  /** A visitor, or whoever holds the token, calling from an address of its own. */
  as(token?: string, from?: { address?: string; siteId?: string }): ShopApi
  pass(seconds: number): void
  mails(kind?: string): Promise<Mail[]>
  /** Registers, confirms by the mail, logs in. */
  enrol(email: string): Promise<Person>
  logIn(email: string, withPassword?: string): Promise<Person>
}

let places = 0

/** Sets the stage for accounts in an empty database; hashing has room for a crowd. */
export async function openAccounts(db: Database, transport: Transport = transports['in process']): Promise<Accounts> {
  const stage = await setStage(db)
  let moment = now.getTime()
  stage.dependencies.now = () => new Date(moment)
  stage.dependencies.hashing = openHashPool({ queue: 500, cost: cheapHash })
  const site = bindToSite(db, '1')

  const as: Accounts['as'] = (token, { address = nextAddress(), siteId = '1' } = {}) =>
    transport(stage)({ siteId, clientAddress: address, ...(token && { token }) })

  async function mails(kind?: string): Promise<Mail[]> {
    const rows = await site.read.selectFrom('outbox').selectAll().orderBy('created_at').execute()
    return rows
      .filter((row) => kind === undefined || row.kind === kind)
      .map((row) => {
        const { path = '' } = JSON.parse(row.params) as { path?: string }
        return { kind: row.kind, to: row.recipient, path, token: path.split('/').at(-1) ?? '' }
      })
  }

  async function logIn(email: string, withPassword = password): Promise<Person> {
    const { token } = given(await as().logIn({ body: { email, password: withPassword } }))
    return { email, token, api: as(token) }
  }

  async function enrol(email: string): Promise<Person> {
    const { registration } = given(await as().register({ body: { email, password, terms: true } }))
    const mail = (await mails('confirm_account')).find(({ to }) => to === email)
    given(await as().confirmRegistration({ body: { token: mail?.token ?? '', registration } }))
    return logIn(email)
  }

  function pass(seconds: number): void {
    moment += seconds * 1000
  }

  return { stage, site, as, mails, enrol, logIn, pass }
}

/** Every caller comes from another network, so that only tests of limits meet them. */
function nextAddress(): string {
  places += 1
  return `10.${(places >> 8) & 255}.${places & 255}.${(places >> 16) & 255}`
}

type Refused = { ok: false; error: { code: string; fields?: Record<string, string[]>; retryAfter?: number } }
type Answered<T> = { ok: true; value: T } | Refused

/** The value of an answer that must not be a refusal. */
export function given<T>(outcome: Answered<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value
}

/** How an answer went: ok, or the code of its refusal. */
export async function codeOf(outcome: Promise<Answered<unknown>>): Promise<string> {
  const answer = await outcome
  return answer.ok ? 'ok' : answer.error.code
}

/** The fields a refusal finds fault with. */
export async function faultsOf(outcome: Promise<Answered<unknown>>): Promise<string[]> {
  const answer = await outcome
  return answer.ok ? [] : Object.keys(answer.error.fields ?? { [answer.error.code]: [] })
}

/** The sentence beside a field of a refusal. */
export async function saidOf(outcome: Promise<Answered<unknown>>, field: string): Promise<string | undefined> {
  const answer = await outcome
  return answer.ok ? undefined : answer.error.fields?.[field]?.[0]
}

/** Whether a token still opens anything. */
export async function isAlive({ as }: Accounts, token: string): Promise<boolean> {
  return (await codeOf(as(token).getLogged())) === 'ok'
}
