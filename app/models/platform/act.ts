/** What kind of thing somebody of the staff did. */
export const actKinds = ['CREATE', 'CHANGE', 'REMOVE', 'DO', 'EXPORT', 'UNDO'] as const
export type ActKind = (typeof actKinds)[number]

/** Why an act cannot be taken back, ever. */
export const neverReasons = ['ORDERS', 'MAIL', 'PEOPLE', 'STOCK', 'KEYS', 'TOO_LARGE', 'NOTHING'] as const
export type NeverReason = (typeof neverReasons)[number]

/** Whether an act can be taken back now. */
export const undoStates = ['POSSIBLE', 'DONE', 'PAST', 'NEVER'] as const
export type UndoState = (typeof undoStates)[number]

/** One field that an act changed; the values are told where they are numbers, days, or words that the site shows. */
export type FieldChange = { field: string; before: string | null; after: string | null }

/** How many days an act can be taken back for. */
export const undoDays = 30
