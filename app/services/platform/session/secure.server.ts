/** Whether the visitor came over TLS; the server has built the request's address from the site's own origin. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:')
}
