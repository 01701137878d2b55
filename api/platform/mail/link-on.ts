/** A link leads to the site itself, whatever stands in its path. */
export function linkOn(origin: string, path: string): string {
  const url = new URL(path, origin)
  return url.origin === new URL(origin).origin ? url.href : new URL('/', origin).href
}
