/** Where only machines of ours, or one visitor alone, have business. */
const closed = [
  '/api/',
  '/admin',
  '/auth',
  '/password',
  '/inscription',
  '/invitation',
  '/deconnexion',
  '/mon-compte',
  '/envies',
  '/panier',
  '/commande',
  '/suivi',
  '/recherche',
  '/cookies',
  '/langue/',
]

/** What search engines may walk through: all that is public, or nothing of a site that is being built. */
export function writeRobots({ origin, isClosed }: { origin: string; isClosed: boolean }): string {
  if (isClosed) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
