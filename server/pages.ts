import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RequestScene, sceneContext } from '#app/http/visit-context.ts'
import { openNarrowing } from './narrow-build.ts'

/** Answers a request for a page of a site. */
export type Pages = (request: Request, scene: RequestScene) => Promise<Response>

/** Makes the pages out of React Router's build. */
export function openPages(build: ServerBuild | (() => Promise<ServerBuild>)): Pages {
  const find = typeof build === 'function' ? always(createRequestHandler(build, 'development')) : openHandlers(build)
  return async (request, scene) => {
    const context = new RouterContextProvider()
    context.set(sceneContext, scene)
    return find(new URL(request.url).pathname)(request, context)
  }
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
