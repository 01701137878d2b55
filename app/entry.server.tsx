import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from '#app/http/content-security-policy.server.ts'
import { pageBodyContext, pageFrameContext } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { frameOrigins } from '#app/models/embed.ts'
import { readConsent } from '#app/services/consent.server.ts'
import { listImageOrigins } from '#app/services/image-network.server.ts'
import { DocumentParts } from '#app/ui/body/kept-html.tsx'

type Renderable = EntryContext & {
  serverHandoffStream?: ReadableStream<Uint8Array> | undefined
  renderMeta?: { didRenderScripts?: boolean }
}

/**
 * Renders a page in one go and puts the data for hydration behind it.
 * The stock way streams it through React, which costs half as much again and hides the inline scripts from the policy.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { serverHandoffStream: handoff, ...context } = entryContext as Renderable
  const markup = renderToString(
    <DocumentParts value={partsOf(loadContext)}>
      <ServerRouter context={context as EntryContext} url={request.url} />
    </DocumentParts>,
  )
  const html = `<!DOCTYPE html>${await withData(markup, handoff, context.renderMeta?.didRenderScripts === true)}`
  const others = { frames: await framesFor(request), images: await listImageOrigins(loadContext.get(sceneContext)) }
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, others))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

function partsOf(context: Readonly<RouterContextProvider>): Record<string, string> {
  const frame = context.get(pageFrameContext)
  return { 'page-body': context.get(pageBodyContext), 'frame-top': frame?.top ?? '', 'frame-bottom': frame?.bottom ?? '' }
}

/** What other sites show may stand in a page once the visitor has agreed; the policy lasts while they browse, so it names all. */
async function framesFor(request: Request): Promise<readonly string[]> {
  return (await readConsent(request)) === 'given' ? frameOrigins : []
}

/** Writes unexpected errors down; a page that is not there and a visitor who has left are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(sceneContext).report(error)
}

async function withData(markup: string, handoff: ReadableStream<Uint8Array> | undefined, hydrates: boolean): Promise<string> {
  if (!handoff) return markup
  if (!hydrates) {
    await handoff.cancel()
    return markup
  }
  const data = escapeForScript(JSON.stringify(await new Response(handoff).text()))
  const script = `<script>window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();</script>`
  const end = markup.lastIndexOf('</body>')
  return markup.slice(0, end) + script + markup.slice(end)
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
