import type { FormField } from '#app/models/content/forms/form-field.ts'

/** The days that may be booked, by their calendar. */
export type Days = Record<string, { value: string; label: string }[]>

/** A field among those of its form. */
export type PartProps = { field: FormField; fields: readonly FormField[]; days: Days; day: string }
