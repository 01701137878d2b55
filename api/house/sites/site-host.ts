const hostShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/
const ownMachine = /^(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)(?::\d+)?$/

/** A host as the database keeps it, with the address of a site there: secure, but on the machine itself. */
export function readSiteHost(typed: string): { host: string; origin: string } | undefined {
  const bare = typed.trim().toLowerCase()
  const host = URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).host : ''
  if (host.length > 253 || !hostShape.test(host)) return undefined
  return { host, origin: `${ownMachine.test(host) ? 'http' : 'https'}://${host}` }
}
