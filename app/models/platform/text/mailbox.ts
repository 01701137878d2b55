import { emailKey } from './email.ts'

/** Hosts that read no dot before the sign, each by the one name under which its mailboxes are counted. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox that an address reaches, in one form for all its spellings: tags after a plus sign, and the dots of hosts that read
 * none. It only counts: accounts are known and mails addressed by what was written, for another host may tell those apart.
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address) ?? address.normalize('NFKC').trim().toLowerCase()
  const at = key.lastIndexOf('@')
  if (at < 0) return key
  const host = nameOfHost(key.slice(at + 1))
  const known = dotless.get(host)
  // A sign that begins the name is no tag of anybody's.
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return `${known ? local.replaceAll('.', '') : local}@${known ?? host}`
}

/** The name by which the network knows a host, whether it was written with accents or in its code. */
function nameOfHost(host: string): string {
  const name = host.replace(/\.$/, '')
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name
}
