import type { FormField } from '#app/models/form-field.ts'

/** The days that may be booked, by their calendar. */
export type Days = Record<string, { value: string; label: string }[]>

/** A field among those of its form. */
export type PartProps = { field: FormField; fields: readonly FormField[]; days: Days; day: string }

/** What an input of a field needs to know of it. */
export type Drawn = { id: string; name: string; value: string | undefined; fault: string | undefined; about: string | undefined }
