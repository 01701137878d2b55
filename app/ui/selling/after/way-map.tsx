type Spot = { x: number; y: number }

/** The way of a parcel as it is drawn, from the middle of the map to the east and the south. */
export type WayMapView = {
  from: Spot
  to: Spot
  bend: Spot
  middle: Spot
  rings: number[]
  names: { from: string; to: string }
  says: string
  /** Where the parcel is. */
  reached: 'from' | 'middle' | 'to'
}

/** The way from the house to the buyer's town; the steps beside it say the same in words. */
export function WayMap({ map }: { map: WayMapView }) {
  const { from, to, bend, rings, names, says, reached } = map
  const here = map[reached]
  const way = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`
  // The words of either end stand outside of the way.
  const isUp = to.y <= from.y
  return (
    <svg className="order-map" aria-hidden="true" viewBox="-170 -100 340 200" textAnchor="middle" fontSize="14">
      {rings.map((radius) => (
        <circle key={radius} cx={from.x} cy={from.y} r={radius} fill="none" stroke="var(--color-line-2)" />
      ))}
      <path d={way} fill="none" stroke="var(--color-accent)" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" />
      {reached !== 'from' && <path d={way} {...doneOf(reached)} fill="none" stroke="var(--color-accent)" strokeWidth="3" />}
      <circle cx={from.x} cy={from.y} r="5" fill="var(--color-accent)" />
      <circle cx={to.x} cy={to.y} r="5" fill="var(--color-card)" stroke="var(--color-accent)" strokeWidth="2" />
      <circle cx={here.x} cy={here.y} r="9" fill="none" stroke="var(--color-accent)" strokeWidth="2" />
      <g fill="currentColor" stroke="var(--color-card)" strokeWidth="4" paintOrder="stroke">
        <text x={from.x} y={from.y + (isUp ? 26 : -16)}>
          {names.from}
        </text>
        <text x={to.x} y={to.y + (isUp ? -16 : 26)} fontWeight="700">
          {names.to}
        </text>
        <text {...besideBend(map)} fontSize="12">
          {says}
        </text>
      </g>
    </svg>
  )
}

type Words = Spot & { textAnchor?: 'start' | 'end' }

/** The words of the length stand on the side that the way bends to. */
function besideBend({ bend, middle }: WayMapView): Words {
  const length = Math.hypot(bend.x, bend.y)
  const [x, y] = [middle.x + (14 * bend.x) / length, middle.y + (14 * bend.y) / length + 5]
  if (Math.abs(bend.x) < length / 3) return { x, y }
  return { x, y, textAnchor: bend.x < 0 ? 'end' : 'start' }
}

/** What of the way is behind the parcel. */
function doneOf(reached: WayMapView['reached']) {
  return reached === 'middle' ? { pathLength: 2, strokeDasharray: '1 2' } : {}
}
