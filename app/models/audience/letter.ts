/** Where a letter to subscribers stands. */
export const letterStates = ['DRAFT', 'PLANNED', 'SENDING', 'STOPPED', 'SENT'] as const
export type LetterState = (typeof letterStates)[number]

/** What became of a letter for one of its readers. */
export const readerFates = ['WAITING', 'SENT', 'REFUSED', 'LEFT'] as const
export type ReaderFate = (typeof readerFates)[number]

/** After so many letters that a mail server refused this address for good, in a row, its subscription rests. */
export const mostRefusals = 3
