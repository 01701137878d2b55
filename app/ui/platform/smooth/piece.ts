/**
 * Fetches a piece of script. One that is gone, as those of an older version are, has the page loaded anew, once until it comes again,
 * so that nothing loops; nothing comes back where that is no way out, and the plain way is the caller's.
 */
export async function fetchPiece<T>(name: string, load: () => Promise<T>): Promise<T | undefined> {
  const key = `vitrine.piece.${name}`
  try {
    const piece = await load()
    forget(key)
    return piece
  } catch {
    if (!navigator.onLine || hasTyped() || !isFirst(key)) return undefined
    location.reload()
    return new Promise(() => undefined)
  }
}

/** A visitor who is writing would lose it. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Notes that the page is loaded anew for a piece; a browser that keeps nothing could not tell a loop. */
function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was noted either.
  }
}
