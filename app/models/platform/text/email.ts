const longest = 254

/** One bare address, with nothing that a mail server could read as more, and of the signs that every server takes. */
export const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/

/**
 * The one form of an e-mail address by which an account is known: spellings that reach the same mailbox give the same key.
 * Undefined when it is no address that we could write to.
 */
export function emailKey(typed: string): string | undefined {
  if (typed.length > longest * 2) return undefined
  const address = typed.normalize('NFKC').trim().toLowerCase()
  if (address.length > longest || !plainAddress.test(address) || address.includes('=?')) return undefined
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  if (local.length > 64 || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined
  return domain.split('.').every(isLabel) ? address : undefined
}

function isLabel(label: string): boolean {
  return label.length > 0 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')
}

/** Whether an address would do but for its accents, so that its writer can be told which signs to look at. */
export function hasAccents(typed: string): boolean {
  const bare = typed.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare !== typed.normalize('NFD') && emailKey(bare) !== undefined
}
