import type { z } from 'zod'
import type { Outcome } from '#app/models/outcome.ts'
import type { Read } from './contract/call.ts'
import type { Contract } from './contract/index.ts'
import type { SiteReader, SiteWriter } from './db/database.ts'

/** A site as the API knows it. */
export type Site = { id: string; name: string; origin: string; lang: string; hosts: string[] }

export type Role = 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'

/** Who makes a call: nobody known, or the owner of a token. */
export type Caller = { role: 'VISITOR' } | { role: Role; userId: string }

/** One call seen by its use case: whose site, who asks, when, and the only door to the data. */
export type Visit = {
  site: Site
  caller: Caller
  lang: string
  now: Date
  /** For limits only: an address is personal data. */
  clientAddress: string | undefined
  read: SiteReader
  inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
}

type AnswerOf<C> = C extends { answer: infer Z extends z.ZodType } ? z.input<Z> : never

/** The one signature of all use cases. */
export type UseCase<C> = (given: Read<C>, visit: Visit) => Promise<Outcome<AnswerOf<C>>>

export type UseCases = { [Name in keyof Contract]: UseCase<Contract[Name]> }
