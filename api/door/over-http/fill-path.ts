/** Fills the segments of a path; undefined when a value cannot travel in one, as `..` cannot. */
export function fillPath(path: string, params: Record<string, unknown>): string | undefined {
  let travels = true
  const filled = path.replaceAll(/\/\{(\w+)([?*]?)\}/g, (_match, name: string, mark: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined && mark === '?') return ''
    if (isSegment(value)) return `/${encodeURIComponent(value)}`
    travels = false
    return ''
  })
  return travels ? filled : undefined
}

/** Every reader of URLs takes `.` and `..` away, even when they come encoded. */
function isSegment(value: unknown): value is string | number {
  if (typeof value === 'number') return true
  return typeof value === 'string' && !['', '.', '..'].includes(value) && !/\p{Surrogate}/u.test(value)
}
