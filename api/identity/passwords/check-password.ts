import { faultOfPassword, fold, type PasswordFault } from '#app/models/identity/password.ts'
import type { Role } from '#app/models/identity/role.ts'
import type { Site } from '../../platform/call/call-context.ts'

type Owner = { role: Role; email: string }

let common: Set<string> | undefined

/** Why a new password is refused for this account on this site, if it is. */
export async function checkPassword(password: string, owner: Owner, site: Site): Promise<PasswordFault | undefined> {
  common ??= unpack((await import('./refused-words.ts')).packedWords)
  const words = common
  const [local = '', domain = ''] = owner.email.split('@')
  const names = [site.name, local, domain.replace(/\.[^.]*$/, ''), ...site.hosts]
  return faultOfPassword(password, { role: owner.role, isCommon: (word) => words.has(fold(word)), names })
}

/** Each capital says how many letters a word shares with the one before it. */
function unpack(packed: string): Set<string> {
  const words = new Set<string>()
  let word = ''
  for (const [, shared = 'A', rest = ''] of packed.matchAll(/([A-Z])([a-z]*)/g)) {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest
    words.add(word)
  }
  return words
}
