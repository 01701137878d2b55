import type { Failure, Outcome } from '#app/models/outcome.ts'
import type { Answer, Call, Given } from './call.ts'
import { pages } from './pages.ts'
import { site } from './site.ts'

/** Every call of the product API, once. */
export const contract = { ...site, ...pages }

export type Contract = typeof contract
export type CallName = keyof Contract

/** The contract seen as plain rows, for what treats all calls alike. */
export const rows = Object.entries(contract) as [CallName, Call][]

type Ask<C> =
  object extends Given<C>
    ? (given?: Given<C>) => Promise<Outcome<Answer<C>, Failure>>
    : (given: Given<C>) => Promise<Outcome<Answer<C>, Failure>>

/** The API as its callers hold it: one function a call, the same in process and over HTTP. */
export type ShopApi = { [Name in CallName]: Ask<Contract[Name]> }

/** Who is asking: what the headers of a call carry. */
export type Credentials = {
  siteId: string
  token?: string | undefined
  lang?: string | undefined
  clientAddress?: string | undefined
}

export type { Answer, Call, Given, Read, Upload } from './call.ts'
export type { ListQuery } from './list.ts'
