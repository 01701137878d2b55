/** An address of the API that is no call: what the site's own process asks, and what describes the API. */
export type ServiceEndpoint = { path: string; access: 'public' | 'service'; says: string; method?: 'POST' }

const endpoint = (path: string, access: ServiceEndpoint['access'], says: string): ServiceEndpoint => ({ path, access, says })

/** Every address below `/api` that is not a call; those of the site's process want the shared key. */
export const serviceEndpoints = {
  siteOfHost: endpoint('/internal/site-of-host/{host}', 'service', 'Le site qui répond à ce nom d’hôte.'),
  siteById: endpoint('/internal/site/{id}', 'service', 'Un site par son identifiant.'),
  file: endpoint('/internal/file/{siteId}/{address*}', 'service', 'Un fichier d’un site, dans la largeur et la forme demandées.'),
  contentVersion: endpoint('/internal/content-version/{siteId}', 'service', 'La version des contenus d’un site.'),
  readiness: endpoint('/internal/readiness', 'service', 'La base de données est-elle à jour ?'),
  /** Proven by its signature, over the bytes as they were sent: no call, for a call reads JSON. */
  stripe: {
    ...endpoint(
      '/payment/stripe/{siteId}',
      'public',
      'Ce que Stripe fait savoir des paiements d’un site ; sa signature fait foi.',
    ),
    method: 'POST',
  },
  openApi: endpoint('/openapi.json', 'public', 'Cette interface, décrite au format OpenAPI 3.1.'),
  reference: endpoint('/', 'public', 'Cette page.'),
} as const satisfies Record<string, ServiceEndpoint>
