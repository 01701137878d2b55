import type { z } from 'zod'
import type { KeyArea } from '#app/models/identity/key-area.ts'
import type { Role } from '#app/models/identity/role.ts'
import type { Outcome } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { Read } from '../../contract/platform/call.ts'
import type { SiteReader, SiteWriter } from '../database/database.ts'
import type { StreetsPort } from '../outside/net/street-service.ts'
import type { PaymentPort } from '../outside/payments.ts'
import type { Sealing } from '../outside/sealing.ts'
import type { BackupShelf } from '../ports/backup-shelf.ts'
import type { KeptSettings } from '../ports/kept-settings.ts'
import type { Media } from '../ports/media.ts'
import type { Site } from '../ports/site.ts'
import type { SiteIndexes } from '../ports/site-indexes.ts'
import type { SiteOffice } from '../ports/site-office.ts'
import type { VersionsInForce } from '../ports/versions-in-force.ts'
import type { HashPool } from '../secrets/hash-pool.ts'

export type { Role, Site }

/** The owner of a token. */
export type Member = {
  role: Role
  userId: string
  tokenId: string
  hasPassedSecondFactor: boolean
  /** When the holder last proved who they are. */
  provenAt: string
  /** Of a program that acts in their name: what it was given for. */
  key?: { id: string; name: string; areas: readonly KeyArea[]; mayWrite: boolean }
  /** Of a session; a token for programs does not go idle. */
  lastUsedAt?: string
}

/** Who makes a call: nobody known, or the owner of a token. */
export type Caller = { role: 'VISITOR' } | Member

/** One call seen by its use case: whose site, who asks, when, and the only door to the data. */
export type CallContext = {
  site: Site
  caller: Caller
  lang: string
  now: Date
  /** For limits only: an address is personal data. */
  clientAddress: string | undefined
  /** The key of a cart that the caller holds. */
  cartKey: string | undefined
  production: boolean
  hashing: HashPool
  media: Media
  settings: KeptSettings
  indexes: SiteIndexes
  inForce: VersionsInForce
  /** Writes down something the operator should know of; no personal data in it. */
  notice: (event: string, fields?: Record<string, string>) => void
  /** Locks for this site alone what the database keeps locked. */
  sealing: Sealing
  /** The way to whoever takes card payments, where the server has one. */
  payments: PaymentPort | undefined
  /** Who knows the streets of France, where the server asks anybody. */
  streets: StreetsPort | undefined
  /** All sites, for a call that reaches beyond its own. */
  office?: SiteOffice | undefined
  /** The backups of the whole machine, for such a call. */
  backups?: BackupShelf | undefined
  /** Of a call that the contract marks `fresh`: whether whoever makes it has proven who they are, as money going back asks. */
  proof?: Outcome<null>
  read: SiteReader
  inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
  /** For work whose conditions all stand in its writes, and that many do at once. */
  amongWriters<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
}

/** The member who makes a call that only members may make. */
export function getMember({ caller }: Pick<CallContext, 'caller'>): Member {
  if (caller.role === 'VISITOR') throw new Error('a call for members was made by a visitor')
  return caller
}

type AnswerOf<C> = C extends { answer: infer Z extends z.core.$ZodType } ? z.input<Z> : never

/** The one signature of all use cases. */
export type UseCase<C> = (given: Read<C>, ctx: CallContext) => Promise<Outcome<AnswerOf<C>>>

export type UseCases = { [Name in keyof Contract]: UseCase<Contract[Name]> }
