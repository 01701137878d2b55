const escaped = /%[0-9a-f]{2}/gi
/** What stands for itself in a path, escaped or not. */
const plainCharacter = /[\w.~!$&'()*+,;=:@-]/

/** Whoever escapes these hides an ending or a way up: nobody is led on from there. */
const hidden = /%(2e|2f|5c)/i

/** The one spelling of a path among those that say the same: nothing is escaped that need not be, and the rest in capitals. */
export function spellPath(path: string): string {
  if (hidden.test(path)) return path
  const spelt = path.replace(escaped, (one) => {
    const character = String.fromCharCode(Number.parseInt(one.slice(1), 16))
    return plainCharacter.test(character) ? character : one.toUpperCase()
  })
  return withoutLastSlash(spelt)
}

/** Whether a path is spelt as all those are that many share: in another spelling nobody has been led there. */
export function isPlainPath(path: string): boolean {
  return /^[a-z0-9/._~-]*$/.test(path)
}

function withoutLastSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
