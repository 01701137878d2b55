import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Credentials } from '../../contract/index.ts'
import type { ApiDependencies } from '../run.ts'
import { holdsServiceKey } from './service-key.ts'

export type Sender = { clientAddress: string; serviceKey: string | undefined }

/** Reads who asks from the headers; a cookie says nothing here. */
export async function readCredentials(
  dependencies: ApiDependencies,
  request: Request,
  sender: Sender,
): Promise<Outcome<Credentials>> {
  const { headers } = request
  const siteId = headers.get('idsite') ?? ''
  const trusted = holdsServiceKey(headers, sender.serviceKey)
  if (!trusted && !(await agreesWithHost(dependencies, request, siteId))) return refused('wrong_site')
  return done({
    siteId,
    token: readToken(headers.get('authorization')),
    lang: headers.get('userlang') ?? undefined,
    cartKey: headers.get('cartkey') ?? undefined,
    clientAddress: (trusted && headers.get('x-client-address')) || sender.clientAddress,
  })
}

/** A token stands alone or after `Bearer`; anything else is kept whole, so that it is refused rather than ignored. */
function readToken(header: string | null): string | undefined {
  if (!header) return undefined
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? header
}

/** An API reached under the address of a site speaks for that site only. */
async function agreesWithHost(dependencies: ApiDependencies, request: Request, siteId: string): Promise<boolean> {
  const host = readHost(request)
  const site = host === undefined ? undefined : await dependencies.sites.byHost(host)
  return site === undefined || site.id === siteId
}

function readHost(request: Request): string | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}
