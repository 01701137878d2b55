import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { leadOutContext } from '#app/http/lead-out.server.ts'
import { type RequestScene, sceneContext } from '#app/http/visit-context.ts'
import { openNarrowing } from './narrow-build.ts'
import { openRouteTable } from './route-table.ts'

/** Answers a request for a page of a site. */
export type Pages = (request: Request, scene: RequestScene) => Promise<Response>

/** Makes the pages out of React Router's build. */
export function openPages(build: ServerBuild | (() => Promise<ServerBuild>)): Pages {
  const find = typeof build === 'function' ? always(createRequestHandler(build, 'development')) : openHandlers(build)
  const isRouters = typeof build === 'function' ? undefined : openRouteTable(build.routes)
  return async (request, scene) => {
    const context = new RouterContextProvider()
    context.set(sceneContext, scene)
    context.set(leadOutContext, isRouters ?? openRouteTable((await fresh(build)).routes))
    return find(new URL(request.url).pathname)(request, context)
  }
}

/** In development the routes change while the server runs. */
const fresh = (build: ServerBuild | (() => Promise<ServerBuild>)) => (typeof build === 'function' ? build() : build)

const always = (handler: RequestHandler) => () => handler

/** A handler for each first part of an address, made when it is first asked for, and one for all. */
function openHandlers(build: ServerBuild): (path: string) => RequestHandler {
  const whole = createRequestHandler(build, 'production')
  const handlers = new Map<string, RequestHandler>()
  const narrowTo = openNarrowing(build)
  return (path) => {
    const narrowed = narrowTo(path)
    if (!narrowed) return whole
    const { key, narrow } = narrowed
    const handler = handlers.get(key) ?? createRequestHandler(narrow(), 'production')
    handlers.set(key, handler)
    return handler
  }
}
