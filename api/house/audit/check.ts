import type { ChainEnd } from '#app/models/selling/money/book-entry.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Signing } from '../../platform/secrets/signing.ts'

/** Something that must never be so, and is; `more` where one line stands for that many others. */
export type Finding = { site: string; rule: string; what: string; more?: number }

/** A finding of a site that is being looked over. */
export type Found = { rule: string; what: string }

/** One of a paper, with where it stands in the books: those are gone through in more than one sequence, and told in theirs. */
export type RankedFound = Found & { at: PaperRank }

/** The place of a paper's kind among the kinds, its year and number, and the place of what is looked at in it. */
export type PaperRank = readonly [kind: number, year: number, number: number, fault: number]

/** Whose books are looked at, the keys they may be signed with, and a head that somebody wrote down. */
export type Look = { site: string; signing?: Signing | undefined; head?: ChainEnd | undefined }

/** One look at the books of a site: what breaks which rule, as it is found, some at a time. */
export type Check<F extends Found = Found> = (read: SiteReader, look: Look) => AsyncIterable<readonly F[]>
