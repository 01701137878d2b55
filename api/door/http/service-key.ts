import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request comes from the site's own process, which holds the shared key. */
export function holdsServiceKey(headers: Headers, serviceKey: string | undefined): boolean {
  const given = headers.get('x-service-key')
  if (!serviceKey || !given) return false
  // Digests have one length, so that the comparison takes as long for every wrong key.
  return timingSafeEqual(digest(given), digest(serviceKey))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
