const longest = 254
const shape = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/**
 * The one form of an e-mail address by which an account is known: spellings that reach the same mailbox give the same key.
 * Undefined when it is no address that we could write to.
 */
export function emailKey(typed: string): string | undefined {
  if (typed.length > longest * 2) return undefined
  const address = typed.normalize('NFKC').trim().toLowerCase()
  if (address.length > longest || !shape.test(address) || hasControl(address)) return undefined
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (local.length > 64 || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined
  return domain.split('.').every(isLabel) ? address : undefined
}

function isLabel(label: string): boolean {
  return label.length > 0 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
