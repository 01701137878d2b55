/** First parts of addresses that belong to the site's own screens. */
const reserved = new Set([
  'contact',
  'cookie-policy',
  'legal-notice',
  'privacy-policy',
  'sale-terms',
  'use-terms',
  'accessibilite',
  'age',
  'recherche',
  'cookies',
  'renoncer',
  'langue',
  'droits',
  'actualites',
  'apercu',
  'blog',
  'albums',
  'services',
  'elements',
  'agenda',
  'formulaires',
  'commentaires',
  'fenetres',
  'newsletter',
  'avis',
  'boutique',
  'pour-ce-soir',
  'envies',
  'panier',
  'commande',
  'suivi',
  'e-label',
  'auth',
  'password',
  'inscription',
  'invitation',
  'mon-compte',
  'deconnexion',
  'admin',
  'api',
  'art',
  'assets',
  'images',
  'fonts',
  'theme',
  'sitemap',
  'robots',
  'rss',
  'healthz',
  'readyz',
  'home',
])

const path = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

/** What keeps a page from having an address; the home page's is empty. Two letters in front are a language's. */
export function findUrlFault(url: string): 'format' | 'taken' | undefined {
  if (url === '') return undefined
  if (!path.test(url)) return 'format'
  const first = url.split('/', 1)[0] ?? ''
  return reserved.has(first) || first.length === 2 ? 'taken' : undefined
}
