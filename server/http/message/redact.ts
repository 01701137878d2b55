const email = /[^\s@"'<>()[\]{}=:,;/]+(?:@|%40)[^\s@"'<>()[\]{}=:,;/]+/gi
/** Long runs without a blank: tokens, cookies, hashes, card numbers. */
const secret = /[A-Za-z0-9_+=-]{24,}|\b(?:\d[ -]?){13,19}\b/g
const address = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}\b/gi
const queryValue = /([?&][\w.-]{1,40}=)[^\s&"']+/g
const mostText = 4000

/** Where a value of the path is itself a key to somebody's things. */
const keyed = /^\/(suivi|password\/reset|e-label|renoncer)\/[^/]+/

/** A path as a log may keep it: no query, nothing that looks like a name or a key. */
export function redactPath(target: string): string {
  const mark = target.indexOf('?')
  const path = (mark === -1 ? target : target.slice(0, mark)).slice(0, 300)
  const known = path.replace(keyed, '/$1/…')
  return mayHide(known) ? known.replace(email, '…').replace(secret, '…') : known
}

/** An error's words without e-mails, secrets, addresses and values of queries. */
export function redactText(text: string): string {
  return text
    .slice(0, mostText)
    .replace(queryValue, '$1…')
    .replace(email, '…')
    .replace(secret, (run) => (/\d/.test(run) ? '…' : run))
    .replace(address, '…')
}

function mayHide(path: string): boolean {
  return path.length > 24 || path.includes('@') || path.includes('%')
}
