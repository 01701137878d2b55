import type { Entry } from '#app/models/house/panel/field.ts'

/** The form that asks for the password again: where it goes, and what it carries along. */
export type ProofAsk = { action: string; email: string; kept: readonly Entry[]; back: string; fault?: string | undefined }
