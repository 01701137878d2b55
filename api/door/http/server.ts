import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isUnavailable } from '../../platform/database/faults.ts'
import type { ApiDependencies } from '../run.ts'
import { refuse } from './envelope.ts'
import type { ApiEnvironment, ApiServerOptions } from './environment.ts'
import { mountCalls } from './mount-calls.ts'
import { mountServiceEndpoints } from './mount-service-endpoints.ts'

export type ApiServer = (request: Request, from: { clientAddress: string }) => Promise<Response>

/** Opens the product API for HTTP: every call of the contract below `/api`, every answer in the envelope. */
export function openApiServer(dependencies: ApiDependencies, options: ApiServerOptions = {}): ApiServer {
  const app = new Hono<ApiEnvironment>()
  mountServiceEndpoints(app, dependencies, options)
  mountCalls(app, dependencies, options)
  app.notFound(() => refuse({ code: 'not_found' }))
  app.onError((error, context) => answerFailure(error, context, options))
  return async (request, { clientAddress }) => {
    const requestId = readRequestId(request)
    const response = await app.fetch(request, { clientAddress, requestId })
    response.headers.set('x-request-id', requestId)
    return response
  }
}

function answerFailure(error: Error, context: Context<ApiEnvironment>, { log }: ApiServerOptions): Response {
  const { method, path } = context.req
  log?.({
    level: 'error',
    event: 'api_failed',
    requestId: context.env.requestId,
    method,
    path,
    error: error.stack ?? error.message,
  })
  return refuse({ code: isUnavailable(error) ? 'unavailable' : 'failed' })
}

/** The front server names a request; an outsider's name for it is taken only if it cannot forge a log line. */
function readRequestId(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
