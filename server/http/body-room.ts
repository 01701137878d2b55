import { blockOf } from '#api/accounts/address-block.ts'

/** How many bytes of bodies may lie in memory at once, and how many of each are not counted: a form without files is always read. */
export type BodyLimits = { ofPlace: number; ofAll: number; free: number }

/** A body on its way: what has come of it lies in memory until it is answered. */
export type HeldBody = {
  /** Counts some more of it; says no where there is no room for that. */
  takes(bytes: number): boolean
  /** Fires when it has been answered: what still comes of it is for nobody. */
  ended: AbortSignal
}

const megabyte = 1024 * 1024
const usual: BodyLimits = { ofPlace: 96 * megabyte, ofAll: 256 * megabyte, free: 64 * 1024 }

/** Counts what lies in memory of bodies that are not answered yet: whoever sends many and ends none of them spends only their share. */
export function openBodyRoom({ ofPlace, ofAll, free }: BodyLimits = usual) {
  const byPlace = new Map<string, number>()
  let all = 0

  return (client: string): HeldBody & { leave(): void } => {
    const place = blockOf(client)
    const end = new AbortController()
    let length = 0
    let counted = 0

    function count(bytes: number): void {
      counted += bytes
      all += bytes
      const ofThem = (byPlace.get(place) ?? 0) + bytes
      if (ofThem > 0) byPlace.set(place, ofThem)
      else byPlace.delete(place)
    }

    function leave(): void {
      end.abort()
      count(-counted)
    }

    return {
      ended: end.signal,
      takes: (bytes) => {
        if (end.signal.aborted) return false
        length += bytes
        const more = Math.max(0, length - free) - counted
        if (more <= 0) return true
        const isRoom = all + more <= ofAll && (byPlace.get(place) ?? 0) + more <= ofPlace
        // One that is refused gives its room to the others at once: they need not all be refused.
        if (isRoom) count(more)
        else leave()
        return isRoom
      },
      leave,
    }
  }
}
