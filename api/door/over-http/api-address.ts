/** Where the API runs, and the key that lets the site's process speak for its visitors. */
export type ApiAddress = {
  url: string
  serviceKey?: string | undefined
  fetch?: (request: Request) => Promise<Response>
  timeout?: number
  /** For what is asked in nobody's name. */
  report?: (error: unknown) => void
}
