import type { Context, Hono } from 'hono'
import { done } from '#app/models/platform/outcome.ts'
import { type ServiceEndpoint, serviceEndpoints } from '../../contract/platform/service-endpoints.ts'
import type { Site } from '../../platform/call/call-context.ts'
import { migrationStatus } from '../../platform/database/migrate.ts'
import { openFileFinder, type SentFile } from '../../site/media/find-sent-file.ts'
import { openContentVersions } from '../../site/settings/content-version.ts'
import type { ApiDependencies } from '../run.ts'
import { answerStripe } from './answer-stripe.ts'
import { refuse, toResponse } from './envelope.ts'
import type { ApiEnvironment, ApiServerOptions } from './environment.ts'
import { toPattern } from './mount-calls.ts'
import { holdsServiceKey } from './service-key.ts'

type Answering = (context: Context<ApiEnvironment>) => Promise<Response> | Response

/** Mounts what is no call: the questions of the site's own process, and the description of the API. */
export function mountServiceEndpoints(app: Hono<ApiEnvironment>, dependencies: ApiDependencies, options: ApiServerOptions): void {
  const contentVersion = openContentVersions(dependencies.db)
  const findFile = openFileFinder(dependencies)
  const answers: Record<keyof typeof serviceEndpoints, Answering> = {
    siteOfHost: async (context) => answerSite(await dependencies.sites.byHost(param(context, 'host'))),
    siteById: async (context) => answerSite(await dependencies.sites.byId(param(context, 'id'))),
    file: async (context) => answerFile(await findFile(param(context, 'siteId'), param(context, 'address'))),
    contentVersion: async (context) => toResponse(done(await contentVersion(param(context, 'siteId')))),
    readiness: async () => toResponse(done((await migrationStatus(dependencies.db)).pending.length === 0)),
    stripe: (context) => answerStripe(context, dependencies),
    openApi: async () => (await import('./reference.ts')).answerOpenApi(),
    reference: async () => (await import('./reference.ts')).answerReference(),
  }
  for (const [name, { path, access, method = 'GET' }] of Object.entries(serviceEndpoints) as [string, ServiceEndpoint][]) {
    const answer = answers[name as keyof typeof serviceEndpoints]
    const pattern = path === '/' ? '/api' : toPattern(path)
    app.on(method, pattern, access === 'public' ? answer : guard(answer, options))
    app.all(pattern, () =>
      refuse({ code: options.serviceKey || access === 'public' ? 'wrong_method' : 'not_found' }, allow(access, options, method)),
    )
  }
}

/** Without a key these lines do not exist; with one they want it. */
function guard(answer: Answering, { serviceKey }: ApiServerOptions): Answering {
  return (context) => {
    if (!serviceKey) return refuse({ code: 'not_found' })
    return holdsServiceKey(context.req.raw.headers, serviceKey) ? answer(context) : refuse({ code: 'forbidden' })
  }
}

function allow(access: 'public' | 'service', { serviceKey }: ApiServerOptions, method: 'GET' | 'POST'): Record<string, string> {
  return serviceKey || access === 'public' ? { allow: method === 'GET' ? 'GET, HEAD' : method } : {}
}

function param(context: Context<ApiEnvironment>, name: string): string {
  return context.req.param(name) ?? ''
}

/** The bytes themselves: in an envelope they would be a third longer. */
function answerFile(file: SentFile | 'busy' | undefined): Response {
  if (!file || file === 'busy') return refuse({ code: file ? 'unavailable' : 'not_found' })
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'content-type': file.mime, 'x-file-name': encodeURIComponent(file.name) },
  })
}

function answerSite(site: Site | undefined): Response {
  if (!site) return refuse({ code: 'not_found' })
  const { id, origin, hosts, isSuspended } = site
  return toResponse(done({ id, origin, hosts, isSuspended }))
}
