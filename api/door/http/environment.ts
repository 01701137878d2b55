/** What the API is told when it opens. */
export type ApiServerOptions = { serviceKey?: string | undefined; log?: (event: object) => void }

/** What travels with a request inside the API's server. */
export type ApiEnvironment = { Bindings: { clientAddress: string; requestId: string } }
