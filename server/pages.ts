import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RequestScene, sceneContext } from '#app/http/visit-context.ts'

/** Answers a request for a page of a site. */
export type Pages = (request: Request, scene: RequestScene) => Promise<Response>

/** Makes the pages out of React Router's build. */
export function openPages(build: ServerBuild | (() => Promise<ServerBuild>)): Pages {
  const answer = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production')
  return async (request, scene) => {
    const context = new RouterContextProvider()
    context.set(sceneContext, scene)
    return answer(request, context)
  }
}
