/** In production lines are read by programs, and people come in under an address of the settings or of the database. */
type Manner = { production: boolean; publicOrigin?: string | undefined }

/** Says what happens while the program starts and ends: a line of the log in production, a sentence to whoever sits before it otherwise. */
export function sayStart({ production }: Manner, event: string, sentence: string, fields: Record<string, string> = {}): void {
  const entry = Object.assign({ time: new Date().toISOString(), level: 'info', event }, fields, { message: sentence })
  console.log(production ? JSON.stringify(entry) : sentence)
}

/** Says that a process is open: where people come in, and in production where it listens for the proxy in front. */
export function sayOpen(settings: Manner, what: 'shop' | 'API', listening: string): void {
  const path = what === 'API' ? '/api' : ''
  const origin = settings.publicOrigin
  const seen = origin ? `${origin}${path}, and listens at ${listening}` : `${listening}${path}`
  const where = settings.production && !origin ? `the addresses of its sites, and listens at ${listening}` : seen
  sayStart(settings, 'open', `The ${what} is open at ${where}`, origin ? { origin, listening } : { listening })
}
