import { isGtin } from '../../catalog/gtin.ts'

/** What was read off a sheet or a parcel in the round. */
export type RoundCode =
  | { kind: 'order'; reference: string }
  | { kind: 'parcel'; number: string }
  | { kind: 'bottle' }
  | { kind: 'none' }

/** Whose code it is: an order's on its slip, a parcel's on its label, or a bottle's that was held up by mistake. */
export function readRoundCode(code: string, references: readonly string[]): RoundCode {
  const bare = bareCode(code)
  const reference = references.find((one) => bareCode(one) === bare)
  if (reference !== undefined) return { kind: 'order', reference }
  // Thirteen digits of which the last checks the others stand on bottles; no carrier here numbers its parcels so.
  if (bare.length === 13 && isGtin(bare)) return { kind: 'bottle' }
  return /^(?=.*\d)[0-9A-Z]{7,40}$/.test(bare) ? { kind: 'parcel', number: bare } : { kind: 'none' }
}

/** Which of the lines of a page have the code of a bottle, by their places; a code of twelve digits is one of thirteen with a nought. */
export function findWithCode(code: string, codes: readonly string[]): number[] {
  const wanted = bareGtin(code)
  return wanted === '' ? [] : codes.flatMap((one, place) => (bareGtin(one) === wanted ? [place] : []))
}

/** Whether it is the number of an article. */
export function isBottleCode(code: string): boolean {
  return isGtin(bareCode(code))
}

function bareCode(code: string): string {
  return code.replaceAll(/[\s.-]/g, '').toUpperCase()
}

function bareGtin(code: string): string {
  const bare = bareCode(code)
  return isGtin(bare) ? bare.replace(/^0+/, '') : ''
}

/** Keys that came one after the other: what they say, what stood in the field before, and when. */
export type KeyRun = { text: string; before: string; since: number; last: number }

/** The longest that a hand scanner waits between two keys; nobody types eight signs as fast. */
const mostMsBetween = 40
const leastSigns = 6

/** The run that a key belongs to: it goes on with the one before, or begins anew. */
export function addKey(run: KeyRun | undefined, key: string, { at, before }: { at: number; before: string }): KeyRun {
  if (!run || at - run.last > mostMsBetween) return { text: key, before, since: at, last: at }
  return { ...run, text: run.text + key, last: at }
}

/** What a hand scanner has typed, where it was one. */
export function readRun(run: KeyRun | undefined, at: number): string | undefined {
  const isScanned = run && run.text.length >= leastSigns && at - run.last <= mostMsBetween * 2
  return isScanned ? run.text : undefined
}

/** Which code the camera saw when; the same one is read again only after it has been out of sight. */
export type Sight = { code: string; at: number }
const outOfSightMs = 900

/** What of the codes in sight is new, and what is to be remembered of them. */
export function lookAgain(seen: Sight | undefined, code: string | undefined, at: number): { fresh?: string; seen?: Sight } {
  const isGone = seen && at - seen.at > outOfSightMs
  if (code === undefined) return isGone || !seen ? {} : { seen }
  const isSame = seen && !isGone && seen.code === code
  return { ...(!isSame && { fresh: code }), seen: { code, at } }
}
