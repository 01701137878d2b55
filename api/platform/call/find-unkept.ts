/** Where a text holds what a database does not keep as it came: the character NUL, or half of one; undefined when none does. */
export function findUnkept(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isKept(value) ? undefined : path || '_'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isKept(key) ? findUnkept(inner, path ? `${path}.${key}` : key) : '_'
    if (found !== undefined) return found
  }
  return undefined
}

function isKept(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
