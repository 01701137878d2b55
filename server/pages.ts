import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { isSameOrigin } from '#app/http/origin-check.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import type { WebSite } from './line.ts'

export type PageRequest = { request: Request; site: WebSite; api: ShopApi; requestId: string }

/** Answers a request for a page of a site. */
export type Pages = (asked: PageRequest) => Promise<Response>

/** Makes the pages out of React Router's build. */
export function openPages(build: ServerBuild, mode: string): Pages {
  const answer = createRequestHandler(build, mode)
  return async ({ request, site, api, requestId }) => {
    if (!isSameOrigin(request, site.origin)) return new Response(null, { status: 403 })
    const context = new RouterContextProvider()
    context.set(sceneContext, { api, site, requestId })
    return answer(request, context)
  }
}
