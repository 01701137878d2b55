import { drawRidges, ridgeView } from '#app/models/site/look/ridges.ts'

/** Hills behind each other in the mist of a morning: no two houses have the same. */
export function MistView({ name }: { name: string }) {
  const { ridges, rows } = drawRidges(name)
  return (
    <svg
      className="mist"
      viewBox={`0 0 ${ridgeView.width} ${ridgeView.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className="mist-sun" cx="1130" cy="250" r="46" />
      {ridges.map((path, at) => (
        <path key={path} className={`mist-${at + 1}`} d={path} />
      ))}
      <path className="mist-rows" d={rows} />
    </svg>
  )
}
