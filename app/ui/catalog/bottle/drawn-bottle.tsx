import { type BottleBuild, beerBuild, buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { BookCover } from './book-cover.tsx'
import { Cheese } from './cheese.tsx'
import { CutPaper } from './cut-paper.tsx'
import type { DrawnWine } from './drawn-wine.ts'
import { Elevation } from './elevation.tsx'
import { LitBottle } from './lit-bottle.tsx'
import { PlainBottle } from './plain-bottle.tsx'
import { StudioBottle } from './studio-bottle.tsx'

type Variant = PartChoice['bottle']
type Props = { wine: DrawnWine; variant: Variant; isMeasured?: boolean }

const drawings = {
  // Engravings are made by the API, as pictures of their own; what has none is drawn in line.
  engraved: Elevation,
  elevation: Elevation,
  cut: CutPaper,
  studio: StudioBottle,
  lit: LitBottle,
  plain: PlainBottle,
} as const satisfies Record<Variant, unknown>

/** A wine as its site draws bottles, of its name, its kind and its year; all stand at one scale. What a brewery, a dairy or a bookshop sells besides wine is drawn as its own. */
export function DrawnBottle({ wine, variant, isMeasured = false }: Props) {
  const { figure } = useGoods()
  const isOfTrade = wine.kind === 'autre'
  if (isOfTrade && figure === 'book') return <BookCover name={wine.name} />
  if (isOfTrade && figure === 'cheese') return <Cheese name={wine.name} />
  const build = isOfTrade && figure === 'beer' ? beerBuild : undefined
  const Draw = drawings[variant]
  return (
    <svg className="bottle" viewBox={isMeasured ? '-90 -336 180 368' : '-54 -330 108 336'} aria-hidden="true">
      <Draw name={wine.name} kind={wine.kind} year={wine.year} build={build} />
      {isMeasured && wine.kind !== 'coffret' && <Measures build={build ?? buildOf(wine.kind)} />}
    </svg>
  )
}

/** How high and how wide it is, in millimetres. */
function Measures({ build: { height, radius } }: { build: BottleBuild }) {
  return (
    <>
      <path
        className="bottle-fine"
        d={`M${radius + 14} 0V${-height}M${radius + 9} 0H${radius + 19}M${radius + 9} ${-height}H${radius + 19}`}
      />
      <text className="bottle-measure" x={radius + 30} y={-height / 2}>
        {height}
      </text>
      <path className="bottle-fine" d={`M${-radius} 14H${radius}M${-radius} 9V19M${radius} 9V19`} />
      <text className="bottle-measure" y={28}>
        {`⌀ ${radius * 2}`}
      </text>
    </>
  )
}
