import type { Durability } from '#app/models/catalog/goods/goods.ts'
import { durabilityNames, durabilityTexts as words, writeYears } from '#app/texts/catalog/durability.ts'
import { durabilityCode } from './durability-code.ts'

const ink = '#231f20'
const blue = '#003399'
const yellow = '#ffed00'
const stars = Array.from({ length: 12 }, (_, place) => {
  const angle = (place * Math.PI) / 6
  return { x: 242 + 15 * Math.sin(angle), y: 30 - 15 * Math.cos(angle) }
})

/** A star of five points, standing upright around its middle. */
const star = 'M0-2.6.59-.8H2.47L.94.3 1.53 2.1 0 .99-1.53 2.1-.94.3-2.47-.8H-.59z'

/** How many signs the line of brand and model has room for, at its full size. */
const roomOfLine = 46

/** The harmonised label of a maker's guarantee of durability, whole and in colour; what it says stands beside it in words. */
export function DurabilityLabel({ of }: { of: Durability }) {
  return (
    <section className="garan" aria-label={words.section}>
      <svg
        viewBox="0 0 269.3 283.5"
        role="img"
        aria-label={words.says(of)}
        width="340"
        height="358"
        fontFamily="Inter, Arial, sans-serif"
      >
        <rect x="0.5" y="0.5" width="268.3" height="282.5" fill="#fff" stroke={ink} />
        <rect x="3.5" y="3.5" width="262.3" height="276.5" fill="none" stroke={ink} strokeWidth="0.5" />
        <text x="8" y="50" fontSize="46" fontWeight="800" fill={ink} textLength="158" lengthAdjust="spacingAndGlyphs">
          {words.title}
        </text>
        <Tick />
        <Shield />
        <path d="M3.5 61.5h262.3" stroke={ink} strokeWidth="0.7" />
        <Maker of={of} />
        <text x="5" y="150" fontSize="80" fontWeight="800" fill={ink} letterSpacing="-2.4">
          {writeYears(of.years)}
        </text>
        <Calendar />
        <path
          d={durabilityCode.path}
          transform={`translate(196.5 84.5) scale(${66.4 / durabilityCode.size})`}
          fill="#010101"
          shapeRendering="crispEdges"
        />
        <path d="M3.5 167.7h262.3" stroke={ink} strokeWidth="0.7" />
        <Names />
      </svg>
      <p className="small">
        {words.says(of)}{' '}
        <a href={words.address} rel="noopener">
          {words.more}
        </a>
      </p>
    </section>
  )
}

/** Whose thing it is, and which: long names are set smaller rather than cut. */
function Maker({ of: { brand, model } }: { of: Durability }) {
  const size = 9 * Math.min(1, roomOfLine / Math.max(1, brand.length + model.length))
  return (
    <>
      <text x="7.5" y="75" fontSize={size} fill={ink}>
        {brand}
      </text>
      <text x="263" y="75" fontSize={size} fill={ink} textAnchor="end">
        {model}
      </text>
    </>
  )
}

function Tick() {
  return (
    <>
      <circle cx="193" cy="36" r="17" fill={ink} />
      <path d="M184.5 36.5l6.5 6.5 17-20" fill="none" stroke="#fff" strokeWidth="6" />
      <path d="M184.5 36.5l6.5 6.5 17-20" fill="none" stroke={ink} strokeWidth="3.5" />
    </>
  )
}

/** What reminds of the guarantee of the law, which stands beside this one. */
function Shield() {
  return (
    <>
      <path d="M220 .5h44v45.5q0 3.4-3 4.6l-18 6.6q-1 .4-2 0l-18-6.6q-3-1.2-3-4.6z" fill={blue} />
      {stars.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={star} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} fill={yellow} />
      ))}
      <path d="M236 30l4.5 4.5 8.5-9" fill="none" stroke="#fff" strokeWidth="2.6" />
    </>
  )
}

/** A sheet of a calendar: the number beside it counts years of so many days. */
function Calendar() {
  return (
    <>
      <rect x="126" y="100" width="60" height="50" rx="6" fill="#fff" stroke={ink} strokeWidth="1.6" />
      <path d="M126 115h60" stroke={ink} strokeWidth="1.6" />
      <rect x="139" y="93" width="6" height="13" rx="2" fill="#fff" stroke={ink} strokeWidth="1.6" />
      <rect x="167" y="93" width="6" height="13" rx="2" fill="#fff" stroke={ink} strokeWidth="1.6" />
      <text x="156" y="141" fontSize="24" fontWeight="700" fill={ink} textAnchor="middle">
        {words.days}
      </text>
    </>
  )
}

function Names() {
  return durabilityNames.map((name, place) => (
    <text key={name} x={place < 12 ? 9 : 138} y={179 + (place % 12) * 8.7} fontSize="6.4" fill={ink}>
      {name}
    </text>
  ))
}
