/** The longest request target that is read at all. */
const longest = 2048
const mostSegments = 20

const outsideOfUrls = /[^\x21-\x7e]|\\/
const brokenEscape = /%(?![0-9a-f]{2})/i
/** Escaped control characters and backslashes, which some reader further in would turn back into themselves. */
const hiddenControl = /%(?:[01][0-9a-f]|5c|7f)/i
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

export type Target = { path: string; query: string }

/** Takes a request target apart, or answers the status that refuses it. */
export function readTarget(target: string): Target | 400 | 414 {
  if (target.length > longest) return 414
  if (!target.startsWith('/') || target.startsWith('//')) return 400
  if (outsideOfUrls.test(target) || target.includes('#')) return 400
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark + 1)
  if (brokenEscape.test(path) || hiddenControl.test(path) || dotSegment.test(path)) return 400
  if (query.includes('%00')) return 400
  if (!isReadable(path) || countSegments(path) > mostSegments) return 400
  return { path, query }
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // The bundler drops a call whose value nobody reads.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function countSegments(path: string): number {
  let segments = 0
  for (let place = path.indexOf('/'); place !== -1; place = path.indexOf('/', place + 1)) segments += 1
  return segments
}
