/** Where the API runs, and the key that lets the site's process speak for its visitors. */
export type ApiAddress = {
  url: string
  serviceKey?: string | undefined
  fetch?: (request: Request) => Promise<Response>
  timeout?: number
  /** Hears why the API cannot be used, and nothing when it can. */
  hearState?: (why: string | undefined) => void
}
