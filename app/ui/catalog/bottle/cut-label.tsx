import { cutAlong, type Point, spellPoints } from '#app/models/catalog/bottle/bottle-outline.ts'
import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import { LabelName } from './label-name.tsx'

type Props = { name: string; seed: number; half: number; from: number; to: number }

/** How many letters a strip takes in a line. */
const widest = 11

/** A label of cut paper: a pattern that the wine keeps everywhere, and a strip with its name. */
export function CutLabel({ name, seed, half, from, to }: Props) {
  const lines = splitLabel(name, widest)
  const strip = 9 + lines.length * 11
  const papers = [seed % 5, (seed >> 3) % 5].map((paper, at) => (at === 1 && paper === seed % 5 ? (paper + 1) % 5 : paper) + 1)
  return (
    <>
      <polygon
        className={`paper-${papers[0]}`}
        points={spellPoints(
          cutAlong(
            [
              [half, from],
              [half, to],
            ],
            seed + 2,
          ),
        )}
      />
      {cutsIn({ half: half - 4, from: from + strip + 2, to: to - 4, seed }).map((cut) => (
        <polygon key={cut} className={`paper-${papers[1]}`} points={cut} />
      ))}
      <polygon
        className="bottle-strip"
        points={spellPoints(
          cutAlong(
            [
              [half, from - 1],
              [half + 1, from + strip],
            ],
            seed + 3,
          ),
        )}
      />
      <LabelName lines={lines} widest={widest} wide={half * 2 - 6} from={-(from + strip - 11.5)} step={11} />
    </>
  )
}

const shapes: readonly (readonly Point[])[] = [
  [
    [-5, -4],
    [5, -5],
    [0, 5],
  ],
  [
    [-5, -5],
    [5, -4],
    [5, 5],
    [-5, 4],
  ],
  [
    [0, -6],
    [5, 0],
    [0, 6],
    [-5, 0],
  ],
  [
    [-5, -2],
    [-1, -6],
    [5, -3],
    [4, 3],
    [-2, 5],
  ],
  [
    [-7, -1.5],
    [7, -2.5],
    [7, 1.5],
    [-7, 2.5],
  ],
]

/** Small cuts in rows, every second row between those of the other. */
function cutsIn({ half, from, to, seed }: Omit<Props, 'name'>): string[] {
  const shape = shapes[seed % shapes.length] ?? []
  const cuts: string[] = []
  for (let row = 0, y = from + 6; y <= to - 5; row += 1, y += 14) {
    for (let x = -half + 6 + (row % 2) * 7; x <= half - 5; x += 14) {
      cuts.push(spellPoints(shape.map(([dx, dy]): Point => [Math.round((x + dx) * 10) / 10, Math.round((-y + dy) * 10) / 10])))
    }
  }
  return cuts
}
