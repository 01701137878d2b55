import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from '#app/http/content-security-policy.server.ts'
import { pageBodyContext } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { frameOrigins } from '#app/models/embed.ts'
import { readConsent } from '#app/services/consent.server.ts'
import { DocumentBody } from '#app/ui/body/page-body.tsx'

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
    <DocumentBody value={loadContext.get(pageBodyContext)}>
      <ServerRouter context={context as EntryContext} url={request.url} />
    </DocumentBody>,
  )
  const html = `<!DOCTYPE html>${await withData(markup, handoff, context.renderMeta?.didRenderScripts === true)}`
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, await framesFor(request)))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
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
