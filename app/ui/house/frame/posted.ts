import type { Entry } from '#app/models/house/panel/field.ts'

/** What a form holds: what stands in it, what is wrong with that, and why it was refused. */
export type FilledForm = { entries: readonly Entry[]; faults: Readonly<Record<string, string>>; message?: string | undefined }
