import type { findTexts } from '#app/texts/house/find.ts'

export type FindGroup = 'wines' | keyof typeof findTexts.groups

/** One way that the words of a search lead: what it is called, and what tells it from its like. */
export type Found = { href: string; label: string; detail?: string | undefined }

/** What the words of a search lead to, kind by kind; where there is more of a kind, the way to all of it. */
export type FoundGroup = { group: FindGroup; found: Found[]; all?: { href: string; count: number } | undefined }
