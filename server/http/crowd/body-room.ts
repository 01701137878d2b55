import { blockOf } from '#api/platform/limits/address-block.ts'

export type BodyLimits = {
  /** How many bytes of bodies may lie in memory at once: of one place, and of all. */
  ofPlace: number
  ofAll: number
  /** How many of each are not counted: a form without files is always read. */
  free: number
  /** How many bodies of one place may be on their way at once. */
  coming: number
}

/** A body on its way: what has come of it lies in memory until it is answered. */
export type HeldBody = {
  /** Says that it is on its way. */
  comes(): void
  /** Counts some more of it; says no where there is no room for that. */
  takes(bytes: number): boolean
  /** Says that all of it is there. */
  arrives(): void
  /** Whether it was too slow, and others needed its place. */
  gaveWay(): boolean
  /** Fires when it has been answered, or gave way: what still comes of it is for nobody. */
  ended: AbortSignal
}

/** A body that is not all there yet: how much of it is, since when it has been coming, and how much was there a while ago. */
type Coming = { length: number; since: number; before: Mark; mark: Mark; giveWay(): void }
type Mark = { at: number; length: number }

const megabyte = 1024 * 1024
const usual: BodyLimits = { ofPlace: 96 * megabyte, ofAll: 256 * megabyte, free: 64 * 1024, coming: 64 }

/** Counts what is on its way, and what lies in memory, of bodies that are not answered yet: whoever sends many spends only their share. */
export function openBodyRoom({ ofPlace, ofAll, free, coming: mostComing }: BodyLimits = usual) {
  const room = openRoom({ ofPlace, ofAll })
  const byPlace = new Map<string, Set<Coming>>()

  function leave(place: string, body: Coming): void {
    const others = byPlace.get(place)
    if (others?.delete(body) && others.size === 0) byPlace.delete(place)
  }

  return (client: string): HeldBody & { leave(): void } => {
    const place = blockOf(client)
    const end = new AbortController()
    let counted = 0
    let gaveWay = false

    function finish(): void {
      leave(place, body)
      end.abort()
      room.give(place, counted)
      counted = 0
    }

    const giveWay = () => {
      gaveWay = true
      finish()
    }
    const start = { at: 0, length: 0 }
    const body: Coming = { length: 0, since: 0, before: start, mark: start, giveWay }

    return {
      comes: () => {
        body.since = performance.now()
        body.before = { at: body.since, length: 0 }
        body.mark = body.before
        const others = byPlace.get(place) ?? new Set()
        byPlace.set(place, others.add(body))
        if (others.size > mostComing) slowestOf(others)?.giveWay()
      },
      ended: end.signal,
      gaveWay: () => gaveWay,
      arrives: () => leave(place, body),
      takes: (bytes) => {
        if (end.signal.aborted) return false
        body.length += bytes
        noteMark(body)
        const more = Math.max(0, body.length - free) - counted
        if (more <= 0) return true
        const isRoom = room.take(place, more) || (makeRoom(room, byPlace, place, more) && room.take(place, more))
        // One that is refused gives its room to the others at once: they need not all be refused.
        if (isRoom) counted += more
        else finish()
        return isRoom
      },
      leave: finish,
    }
  }
}

/** Where others hold all there is, the slow ones among them give way, of whoever holds most first; tells whether there is room now. */
function makeRoom(room: Room, byPlace: Map<string, Set<Coming>>, place: string, bytes: number): boolean {
  if (!room.hasShareLeft(place, bytes)) return false
  const others = [...byPlace].filter(([name]) => name !== place)
  others.sort(([one], [other]) => room.heldOf(other) - room.heldOf(one))
  for (const body of others.flatMap(([, bodies]) => slowOnes(bodies))) {
    if (room.hasRoom(bytes)) return true
    body.giveWay()
  }
  return room.hasRoom(bytes)
}

type Room = ReturnType<typeof openRoom>

/** The bytes that may lie in memory. */
function openRoom({ ofPlace, ofAll }: Pick<BodyLimits, 'ofPlace' | 'ofAll'>) {
  const byPlace = new Map<string, number>()
  let all = 0

  function add(place: string, bytes: number): void {
    all += bytes
    const ofThem = (byPlace.get(place) ?? 0) + bytes
    if (ofThem > 0) byPlace.set(place, ofThem)
    else byPlace.delete(place)
  }

  const heldOf = (place: string) => byPlace.get(place) ?? 0
  const hasRoom = (bytes: number) => all + bytes <= ofAll
  const hasShareLeft = (place: string, bytes: number) => heldOf(place) + bytes <= ofPlace

  return {
    heldOf,
    hasRoom,
    hasShareLeft,
    take: (place: string, bytes: number) => {
      const isRoom = hasRoom(bytes) && hasShareLeft(place, bytes)
      if (isRoom) add(place, bytes)
      return isRoom
    },
    give: (place: string, bytes: number) => add(place, -bytes),
  }
}

/** How long a body has been coming before its pace says anything. */
const firstMoment = 2000
/** A line that brings less is not worth the room where others have none: a tenth of what a village has. */
const fairPace = 16 * 1024

/** Remembers every few seconds how far a body has come: one that brings most at once, and then hardly anything, is slow. */
function noteMark(body: Coming): void {
  const at = performance.now()
  if (at - body.mark.at < firstMoment) return
  body.before = body.mark
  body.mark = { at, length: body.length }
}

/** Those that bring too little by now, the slowest first. */
function slowOnes(bodies: Iterable<Coming>): Coming[] {
  const now = performance.now()
  const paceOf = ({ length, before }: Coming) => ((length - before.length) * 1000) / (now - before.at)
  const known = [...bodies].filter((body) => now - body.before.at >= firstMoment && paceOf(body) < fairPace)
  return known.sort((a, b) => paceOf(a) - paceOf(b))
}

/** The slowest of those that have been coming for a moment; else the oldest. */
function slowestOf(bodies: Set<Coming>): Coming | undefined {
  const now = performance.now()
  const paceOf = ({ length, since }: Coming) => length / (now - since)
  const known = [...bodies].filter(({ since }) => now - since >= firstMoment)
  return known.sort((a, b) => paceOf(a) - paceOf(b))[0] ?? bodies.values().next().value
}
