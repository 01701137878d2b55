import type { PointMapView } from './delivery-step-view.ts'

/** Where points lie around the buyer's town; the list below says the same in words. */
export function PointMap({ map: { size, rings, words, marks } }: { map: PointMapView }) {
  const half = size / 2
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={size}
      viewBox={`${-half} ${-half} ${size} ${size}`}
      preserveAspectRatio="xMinYMid"
      textAnchor="middle"
      fontSize="14"
      fill="currentColor"
    >
      {rings.map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke="currentColor" strokeOpacity=".35" />
      ))}
      <circle r="4" />
      {words.map(({ x, y, says }) => (
        <text key={says} x={x} y={y} stroke="var(--color-wash)" strokeWidth="4" paintOrder="stroke">
          {says}
        </text>
      ))}
      {marks.map(({ x, y, wide, says }) => (
        <g key={says}>
          <rect
            x={x - wide / 2}
            y={y - 12}
            width={wide}
            height="24"
            rx="12"
            fill="var(--color-accent)"
            stroke="var(--color-wash)"
          />
          <text x={x} y={y + 5} fill="var(--color-on-accent)">
            {says}
          </text>
        </g>
      ))}
    </svg>
  )
}
