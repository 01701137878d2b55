/** What is known of something that is written: whether visitors may see it, from when on, and whether more is written than they read. */
export type Written = {
  isOnline: boolean
  /** The site itself is not open yet. */
  isBuilding: boolean
  /** The day to come from which visitors see it. */
  seenFrom: string | null
  isDraft: boolean
  /** When the draft comes out by itself, and whether it puts online what is hidden. */
  publishAt: string | null
  goesOnline: boolean
}

/** How it stands, in one word: a draft, planned for a moment or a day, ready for when the site opens, online, or online with more that waits. */
export type WrittenStanding =
  | { is: 'draft' }
  | { is: 'planned'; at: string }
  | { is: 'dated'; day: string }
  | { is: 'ready' }
  | { is: 'online' }
  | { is: 'changed' }

/** How something that is written stands. */
export function standingOf({ isOnline, isBuilding, seenFrom, isDraft, publishAt, goesOnline }: Written): WrittenStanding {
  if (!isOnline) return publishAt && goesOnline ? { is: 'planned', at: publishAt } : { is: 'draft' }
  if (seenFrom) return { is: 'dated', day: seenFrom }
  if (isDraft) return { is: 'changed' }
  return { is: isBuilding ? 'ready' : 'online' }
}
