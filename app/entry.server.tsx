import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from '#app/http/content-security-policy.server.ts'
import { ownFrameContext } from '#app/http/own-frame.server.ts'
import { nonceMark, withNonce } from '#app/http/page-nonce.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { structuredDataContext } from '#app/http/structured-data.server.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'
import { siteFrameContext } from '#app/services/house/whole/site.server.ts'
import { listImageOrigins } from '#app/services/site/image-network.server.ts'
import { listThirdParties } from '#app/services/site/third-parties.server.ts'
import { FrameBottom } from '#app/ui/house/bars/frame-bottom.tsx'
import { FrameTop } from '#app/ui/house/bars/frame-top.tsx'
import { HydratedPage, ServerParts } from '#app/ui/platform/body/server-part.tsx'

/**
 * Renders a page whole: what is read is text at once; what React has in the browser, too, comes with its data, as soon as all of it
 * is there, so that the nonce of its scripts can be drawn from what they say.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nonce = isScreen(entryContext) ? nonceMark : undefined
  const app = (
    <ServerParts value={partsOf(loadContext)}>
      <HydratedPage value={nonce !== undefined}>
        <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />
      </HydratedPage>
    </ServerParts>
  )
  const markup = nonce ? await renderScreen(app, nonce) : `<!DOCTYPE html>${renderToStaticMarkup(app)}`
  const whole = withThings(markup, loadContext.get(structuredDataContext))
  const { html, nonce: drawn } = withNonce(whole, loadContext.get(requestContext).cookieSecrets)
  // A page that needs a policy of its own says so.
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', contentSecurityPolicy(drawn, await listOthers(request, loadContext)))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/**
 * What fails within a screen fails it as a whole: React would else write the error to the console and leave a gap. Its scripts give
 * way to the sheet and the faces: it is read before they are needed.
 */
async function renderScreen(app: ReactNode, nonce: string): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(app, { nonce, onError: (error) => void failures.push(error) })
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  return (await new Response(stream).text()).replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}

/** Scripts stand in the pages that React has in the browser, too, and in no other. */
function isScreen({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.hydrate === true
  })
}

/** The bars are the server's alone: no browser loads what draws them. */
function partsOf(context: Readonly<RouterContextProvider>): Record<string, ReactNode> {
  const frame = context.get(siteFrameContext)
  return frame ? { 'frame-top': <FrameTop frame={frame} />, 'frame-bottom': <FrameBottom frame={frame} /> } : {}
}

/** What others may do in this page: what its visitor agreed to, and never more; the policy lasts while the document does. */
async function listOthers(request: Request, context: Readonly<RouterContextProvider>) {
  if (context.get(ownFrameContext)) return {}
  const ctx = context.get(requestContext)
  const [images, agreed] = await Promise.all([
    listImageOrigins(ctx),
    // The page that says that something failed must come all the same.
    listThirdParties(ctx, request, new URL(request.url).pathname).catch(() => undefined),
  ])
  return { ...agreed?.origins, images: [...images, ...(agreed?.origins.images ?? [])] }
}

/** Writes unexpected errors down; a page that is not there and a visitor who has left are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(requestContext).report(error)
}

/** Written here and not by the router: in a browser its way would put text where the policy wants none. */
function withThings(markup: string, things: StructuredData[]): string {
  const written = things.map((thing) => `<script type="application/ld+json">${escapeForScript(JSON.stringify(thing))}</script>`)
  const end = markup.lastIndexOf('</body>')
  return markup.slice(0, end) + written.join('') + markup.slice(end)
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

function escapeForScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '')
}
