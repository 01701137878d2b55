/** An address of the API that is no call: what the site's own process asks, and what describes the API. */
export type ServiceLine = { path: string; access: 'public' | 'service'; says: string; method?: 'POST' }

const line = (path: string, access: ServiceLine['access'], says: string): ServiceLine => ({ path, access, says })

/** Every address below `/api` that is not a call; those of the site's process want the shared key. */
export const serviceLines = {
  siteOfHost: line('/internal/site-of-host/{host}', 'service', 'Le site qui répond à ce nom d’hôte.'),
  siteById: line('/internal/site/{id}', 'service', 'Un site par son identifiant.'),
  file: line('/internal/file/{siteId}/{address*}', 'service', 'Un fichier d’un site, dans la largeur et la forme demandées.'),
  contentVersion: line('/internal/content-version/{siteId}', 'service', 'La version des contenus d’un site.'),
  readiness: line('/internal/readiness', 'service', 'La base de données est-elle à jour ?'),
  /** Proven by its signature, over the bytes as they were sent: no call, for a call reads JSON. */
  stripe: {
    ...line('/payment/stripe/{siteId}', 'public', 'Ce que Stripe fait savoir des paiements d’un site ; sa signature fait foi.'),
    method: 'POST',
  },
  openApi: line('/openapi.json', 'public', 'Cette interface, décrite au format OpenAPI 3.1.'),
  reference: line('/', 'public', 'Cette page.'),
} as const satisfies Record<string, ServiceLine>
