import type { Course } from './course.ts'
import { chooseStep } from './round-map.ts'

type Spot = { x: number; y: number }

/** A map of the way from one place to another: north is up, rings around its beginning are as many kilometres apart. */
export type WayMap = {
  from: Spot
  to: Spot
  /** What the way bends around: roads are not straight. */
  bend: Spot
  /** Halfway along the bent line. */
  middle: Spot
  ring: { radius: number; distance: number }
}

/** How far both ends may lie from the middle of the map, in units of the drawing. */
const room = { x: 110, y: 55 }

/** Draws a way as large as the map has room for it. */
export function drawWayMap({ distance, bearing }: Course): WayMap {
  const angle = (bearing * Math.PI) / 180
  const [east, south] = [Math.sin(angle), -Math.cos(angle)]
  const half = Math.min(room.x / Math.max(Math.abs(east), 0.01), room.y / Math.max(Math.abs(south), 0.01))
  const to = { x: east * half, y: south * half }
  const from = { x: -to.x, y: -to.y }
  const bend = { x: south * half * 0.3, y: -east * half * 0.3 }
  const step = chooseStep(distance)
  return {
    from,
    to,
    bend,
    // A curve of this kind passes halfway between its chord and its bend.
    middle: { x: bend.x / 2, y: bend.y / 2 },
    ring: { radius: (step * 2 * half) / distance, distance: step },
  }
}
