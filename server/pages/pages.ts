import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { leadOutContext } from '#app/http/lead-out.server.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { openNarrowing } from './narrow-build.ts'
import { openRouteTable, type RouteTable } from './route-table.ts'

export type Pages = {
  /** Answers a request for a page of a site. */
  answer: (request: Request, ctx: RequestContext) => Promise<Response>
  /** What the routes of a path say of themselves. */
  handleOf: (path: string) => Promise<RouteHandle>
  /** A path as its route spells it. */
  spell: (path: string) => Promise<string>
}

/** Makes the pages out of React Router's build. */
export function openPages(build: ServerBuild | (() => Promise<ServerBuild>)): Pages {
  const find = typeof build === 'function' ? always(createRequestHandler(build, 'development')) : openHandlers(build)
  const readTable = openTable(build)
  return {
    answer: async (request, ctx) => {
      const context = new RouterContextProvider()
      const table = await readTable()
      context.set(requestContext, ctx)
      context.set(leadOutContext, (path) => table.handleOf(path).hydrate === true)
      return find(new URL(request.url).pathname)(request, context)
    },
    handleOf: async (path) => (await readTable()).handleOf(path),
    // The router does not mind capitals; of what has none nothing is asked.
    spell: async (path) => (/[A-Z]/.test(path) ? (await readTable()).spell(path) : path),
  }
}

/** In development the routes change while the server runs. */
function openTable(build: ServerBuild | (() => Promise<ServerBuild>)): () => RouteTable | Promise<RouteTable> {
  if (typeof build === 'function') return async () => openRouteTable((await build()).routes)
  const table = openRouteTable(build.routes)
  return () => table
}

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
