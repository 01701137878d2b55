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
  'commentaires',
  'envies',
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

/** A file is no page to watch anybody on, and its address may say whose it is. */
const isFile = /\.(pdf|ics)$/

/** Whether a path is one of those where no script of others may run, however it is spelled. */
export function isPrivatePath(path: string): boolean {
  const plain = decoded(path).toLowerCase()
  const [first = ''] = plain.split('/').filter(Boolean)
  return isFile.test(plain) || closed.has(first.replace(/\.data$/, ''))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // What cannot be read is trusted with nothing.
    return '/admin'
  }
}
