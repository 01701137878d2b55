/** One picture or film of the viewer. */
export type Slide = { url: string; alt: string; caption: string }

/** What whoever asks has done once it is shown, or where it cannot be. */
type Outcome = { whenShown?: () => void; otherwise?: () => void }

/** What any part of a page may ask the page to show; each is loaded when it is first asked for. */
export type RootEvents = {
  'vitrine:viewer': { slides: Slide[]; start: number } & Outcome
  'vitrine:modal-open': { title: string; content: Node; locksScroll: boolean; darkens: boolean } & Outcome
  'vitrine:modal-close': undefined
  'vitrine:toast': { text: string; kind: 'done' | 'bad'; way?: { href: string; says: string } | undefined }
}

export type RootEventName = keyof RootEvents

/** The place after this one, in a row that goes round in both directions. */
export function wrapped(place: number, total: number): number {
  return ((place % total) + total) % total
}

/** What a finger that moved this far wants: to the left, the next one; to the right, the one before. */
export function swipeStep(moved: { x: number; y: number }, least = 40): -1 | 0 | 1 {
  if (Math.abs(moved.x) < least || Math.abs(moved.x) < Math.abs(moved.y)) return 0
  return moved.x < 0 ? 1 : -1
}
