/** Where something lies, in degrees. */
export type Position = { latitude: number; longitude: number }

/** How far something is as the crow flies, in kilometres, and which way, in degrees from north by east. */
export type Course = { distance: number; bearing: number }

const radius = 6371
const degree = Math.PI / 180

/** The way from one place to another over the round earth. */
export function courseBetween(from: Position, to: Position): Course {
  const [south, north] = [from.latitude * degree, to.latitude * degree]
  const turn = (to.longitude - from.longitude) * degree
  const half = Math.sin((north - south) / 2) ** 2 + Math.cos(south) * Math.cos(north) * Math.sin(turn / 2) ** 2
  const east = Math.sin(turn) * Math.cos(north)
  const up = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn)
  return {
    distance: 2 * radius * Math.asin(Math.min(1, Math.sqrt(half))),
    bearing: (Math.atan2(east, up) / degree + 360) % 360,
  }
}
