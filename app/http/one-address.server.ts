import { redirect } from 'react-router'

/** What is found at a former address, or under its id, has moved: it is read at its present one. */
export function keepToOneAddress(url: URL, path: string): void {
  if (url.pathname !== path) throw redirect(path + url.search, { status: 301, headers: { 'Cache-Control': 'public' } })
}
