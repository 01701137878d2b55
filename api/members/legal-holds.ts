import type { SiteReader } from '../db/database.ts'

/** Names in French what the law makes the site keep of a member whose account ends, if there is any. */
export type LegalHold = (read: SiteReader, userId: string) => Promise<string | undefined>

/** What outlives an account; such rows carry what they need themselves, and lean on no part of the account that is erased. */
export const legalHolds: LegalHold[] = []
