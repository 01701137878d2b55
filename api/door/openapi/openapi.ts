import { z } from 'zod'
import { type Code, statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { apiTexts } from '#app/texts/site/api.ts'
import { areas, type Call } from '../../contract/index.ts'
import { spellPaths } from '../../contract/platform/paths.ts'
import { describeOperation } from './openapi-operation.ts'
import { openSharing } from './openapi-shared.ts'
import { describeSignature, describeWebhooks } from './openapi-webhooks.ts'

type Json = Record<string, unknown>

/**
 * Describes the whole API in OpenAPI 3.1, from the one table it runs by; by and by, a call a step: at once it would hold up
 * everybody else for most of a second.
 */
export function* describeInSteps(): Generator<void, Json> {
  const paths = yield* describePaths()
  const webhooks = describeWebhooks()
  const shared = yield* shareSchemas([...Object.values(paths), ...Object.values(webhooks)])
  return {
    openapi: '3.1.0',
    info: { title: apiTexts.title, version: '1', description: apiTexts.intro },
    servers: [{ url: '/api' }],
    tags: Object.keys(areas).map((area) => ({ name: area, description: apiTexts.areas[area as keyof typeof areas] })),
    paths,
    webhooks,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: apiTexts.token } },
      parameters: { ...describeHeaders(), signature: describeSignature() },
      schemas: { ...shared, Failure: describeFailure() },
      responses: Object.fromEntries((Object.keys(statusOf) as Code[]).map((code) => [code, describeRefusal(code)])),
    },
  }
}

type Media = { schema: Json }
type Operation = {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses?: Record<string, { content?: Record<string, Media> }>
}

/** Puts references in the place of what the bodies and answers of several calls have in common; answers what they lead to. */
function* shareSchemas(paths: unknown[]): Generator<void, Json> {
  const operations = paths.flatMap((methods) => Object.values(methods as Record<string, Operation>))
  const places = operations.flatMap(({ operationId, requestBody, responses = {} }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map((media) => ({
        media,
        name: `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`,
      })),
    ),
  )
  const sharing = openSharing()
  for (const { media, name } of places) yield sharing.add(media.schema, name)
  for (const { media } of places) {
    media.schema = sharing.write(media.schema)
    yield
  }
  return sharing.shared
}

function* describePaths(): Generator<void, Record<string, Json>> {
  const paths: Record<string, Json> = {}
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, row] of Object.entries(calls) as [string, Call][]) {
      const spelled = spellPaths(row.path).filter((path) => !path.endsWith('/'))
      for (const [place, path] of spelled.entries()) {
        const plain = path.replace('*}', '}')
        const id = place === 0 ? name : `${name}OfOne`
        paths[plain] = { ...paths[plain], [row.method.toLowerCase()]: describeOperation(row, { area, id, path: plain }) }
        yield
      }
    }
  }
  return paths
}

function describeHeaders(): Json {
  const header = (name: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string' },
    description: apiTexts.headers[name as keyof typeof apiTexts.headers],
  })
  return { idSite: header('idSite', true), userLang: header('userLang', false), cartKey: header('cartKey', false) }
}

function describeFailure(): Json {
  const schema = z.object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({ code: z.enum(Object.keys(statusOf)), errors: z.record(z.string(), z.array(z.string())).optional() }),
  })
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}

function describeRefusal(code: Code): Json {
  return {
    description: sayRefusal({ code }).message,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}
