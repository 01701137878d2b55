import { readSiteHost } from '#api/house/sites/site-host.ts'

/** A host as a verb was given it; a whole address is none. */
export function requireHost(option: string, typed: string): { host: string; origin: string } {
  const read = /[/?#@\s]/.test(typed.trim()) ? undefined : readSiteHost(typed)
  if (!read) throw new Error(`--${option}: ${typed} is no host: say it as www.example.fr`)
  return read
}
