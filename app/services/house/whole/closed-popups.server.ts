import { popupsCookie } from '../../platform/session/cookies.server.ts'
import { isSecure } from '../../platform/session/secure.server.ts'

const most = 20

/** The header that keeps a notice away from now on; the one that was put away longest ago is forgotten. */
export async function keepClosed(request: Request, id: string): Promise<Headers> {
  const closed = [...new Set([...(await readClosed(request)), id])].slice(-most)
  return new Headers({ 'Set-Cookie': await popupsCookie(isSecure(request)).serialize(closed) })
}

/**
 * The stylesheet that keeps away what this visitor has put away: pages are the same for everybody, this alone is theirs.
 * Only browsers without script ask for it.
 */
export async function writeClosedSheet(request: Request): Promise<string> {
  const closed = await readClosed(request)
  return closed.map((id) => `[data-popup="${id}"]{display:none}`).join('\n')
}

async function readClosed(request: Request): Promise<string[]> {
  return (await popupsCookie(isSecure(request)).parse(request.headers.get('Cookie'))) ?? []
}
