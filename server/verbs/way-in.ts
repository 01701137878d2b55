import { firstPort } from '../http/listen.ts'
import type { Settings } from '../settings/settings.ts'

/** A link into a site as it can be followed: on the machine itself, at the port where the program listens. */
export function wayIn({ production, port }: Pick<Settings, 'production' | 'port'>, origin: string, path = ''): string {
  const url = new URL(origin)
  if (!production && url.protocol === 'http:' && url.port === '') url.port = String(port || firstPort)
  return url.origin + path
}
