/** A moment as it was typed, and what is wrong with it. */
export type RefusedMoment = { typed: string; fault: string }
