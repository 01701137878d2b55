/** The paths a call answers under: with an optional last segment, also without it, and with it left empty. */
export function spellPaths(path: string): string[] {
  const optional = /^(.*)\/\{(\w+)\?\}$/.exec(path)
  if (!optional) return [path]
  const [, before, name] = optional
  return [`${before}`, `${before}/`, `${before}/{${name}}`]
}

/** Orders paths so that a literal segment is tried before a named one, and the rest of a path last of all. */
export function comparePaths(left: string, right: string): number {
  const ours = left.split('/')
  const theirs = right.split('/')
  // As far as the longer of them goes: an order that depends on which one is asked first is none.
  for (let place = 0; place < Math.max(ours.length, theirs.length); place += 1) {
    const difference = rank(ours[place] ?? '') - rank(theirs[place] ?? '')
    if (difference !== 0) return difference
  }
  return left < right ? -1 : 1
}

/** Two paths with the same shape answer for the same addresses, whatever their segments are called. */
export function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+(\*?)\}/g, '{$1}')
}

function rank(segment: string): number {
  if (!segment.startsWith('{')) return 0
  return segment.endsWith('*}') ? 2 : 1
}
