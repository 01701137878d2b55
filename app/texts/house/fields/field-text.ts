/** A field's name for an owner, and a word that helps to fill it in. */
export type FieldText = readonly [label: string, hint?: string]
