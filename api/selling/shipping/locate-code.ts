import type { Position } from '#app/models/site/places/course.ts'

/** Where a postal code lies, and whether that is only guessed from the codes beside it, which is good for an order and for nothing that is told. */
export type Location = { position: Position; isGuess: boolean }

/** Positions by postal code, and by its first signs: the middle of all codes that begin so. */
type Positions = { codes: Map<string, Position>; districts: Map<string, Position> }

let known: Promise<Positions> | undefined

/** Where the main town of a postal code of France lies; nothing where neither it nor its neighbours are known. */
export async function locateCode(code: string): Promise<Location | undefined> {
  known ??= readPositions()
  const { codes, districts } = await known
  const position = codes.get(code)
  if (position) return { position, isGuess: false }
  const middle = code.length === 5 ? districts.get(districtOf(code)) : undefined
  return middle && { position: middle, isGuess: true }
}

/** The same in a country: only codes of France are known. */
export function locateIn(country: string, code: string): Promise<Location | undefined> {
  return country === 'FR' ? locateCode(code) : Promise.resolve(undefined)
}

const districtOf = (code: string) => code.slice(0, 3)

async function readPositions(): Promise<Positions> {
  const { places } = (await import('./postal-positions.json')).default
  const codes = new Map(
    places.split(';').map((line) => {
      const [code = '', latitude, longitude] = line.split(' ')
      return [code, { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }]
    }),
  )
  const byDistrict = Map.groupBy(codes, ([code]) => districtOf(code))
  return { codes, districts: new Map([...byDistrict].map(([district, all]) => [district, middleOf(all.map(([, one]) => one))])) }
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (of: keyof Position) => positions.reduce((sum, one) => sum + one[of], 0) / positions.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}
