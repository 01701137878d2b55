/** Where a visitor logs in, pays, keeps what is theirs or says who they are: nothing of others ever stands there. */
const closed = new Set([
  'auth',
  'password',
  'inscription',
  'invitation',
  'deconnexion',
  'mon-compte',
  'newsletter',
  'formulaires',
  'panier',
  'commande',
  'suivi',
  'renoncer',
  'droits',
  'cookies',
  'age',
  'e-label',
  'admin',
])

/** Whether a path is one of those where no script of others may run, however it is spelled. */
export function isPrivatePath(path: string): boolean {
  const [first = ''] = decoded(path).toLowerCase().split('/').filter(Boolean)
  return closed.has(first.replace(/\.data$/, ''))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // What cannot be read is trusted with nothing.
    return '/admin'
  }
}
