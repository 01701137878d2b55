import type { Position } from '#app/models/site/places/course.ts'

/** Where a postal code lies, and whether that is only guessed from the codes beside it, which is good for an order and for nothing that is told. */
export type Location = { position: Position; isGuess: boolean }

let known: Promise<Map<string, Position>> | undefined

/** Where the main town of a postal code of France lies; nothing where neither it nor its neighbours are known. */
export async function locateCode(code: string): Promise<Location | undefined> {
  known ??= readPositions()
  const places = await known
  const position = places.get(code)
  if (position) return { position, isGuess: false }
  const beside = [...places].flatMap(([one, place]) => (code.length === 5 && one.startsWith(code.slice(0, 3)) ? [place] : []))
  return beside.length === 0 ? undefined : { position: middleOf(beside), isGuess: true }
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (of: keyof Position) => positions.reduce((sum, one) => sum + one[of], 0) / positions.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

async function readPositions(): Promise<Map<string, Position>> {
  const { places } = (await import('./postal-positions.json')).default
  return new Map(
    places.split(';').map((line) => {
      const [code = '', latitude, longitude] = line.split(' ')
      return [code, { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }]
    }),
  )
}
