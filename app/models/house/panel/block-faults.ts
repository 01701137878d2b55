/** What is wrong with each block of a body, by its place; a fault names its field as `blocks.3.picture.alt`. */
export function faultsByBlock(faults: Readonly<Record<string, string>>): Record<number, string> {
  const said = new Map<number, Set<string>>()
  for (const [name, sentence] of Object.entries(faults)) {
    const place = /^blocks\.(\d+)\./.exec(name)?.[1]
    if (place !== undefined) said.set(Number(place), (said.get(Number(place)) ?? new Set()).add(sentence))
  }
  return Object.fromEntries([...said].map(([place, sentences]) => [place, [...sentences].join(' ')]))
}

/** What is wrong with the block at this place, by the names its own form knows its fields by; one in a column is at `3.columns.0.2`. */
export function faultsWithin(faults: Readonly<Record<string, string>>, place: number | string): Record<string, string> {
  const own = `blocks.${place}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, said]) => (name.startsWith(own) ? [[name.slice(own.length), said]] : [])),
  )
}
