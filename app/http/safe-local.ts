const somewhere = 'http://local.invalid'

/**
 * A place of this very site to go to, or the fallback: decided by the parser that browsers use, not by looking at the text.
 * The answer is written anew from what was parsed, so that nothing slips through by its spelling.
 */
export function safeLocal(target: string | null | undefined, fallback = '/'): string {
  if (!target || target.length > 2048 || !target.startsWith('/')) return fallback
  if (!URL.canParse(target, somewhere)) return fallback
  const { origin, pathname, search, hash } = new URL(target, somewhere)
  // Dot segments can leave two slashes at the start, which a browser would read as another host.
  if (origin !== somewhere || pathname.startsWith('//')) return fallback
  return pathname + search + hash
}
