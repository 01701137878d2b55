import { z } from 'zod'
import { webhookEvents } from '#app/models/house/webhook.ts'
import { apiTexts } from '#app/texts/site/api.ts'
import { Id, Instant } from '../../contract/platform/values.ts'

type Json = Record<string, unknown>

/** What a program elsewhere is told, as it is posted to it. */
export function describeWebhooks(): Json {
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: `on ${event}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
          summary: apiTexts.events[event],
          description: apiTexts.webhook,
          parameters: [{ $ref: '#/components/parameters/signature' }],
          requestBody: { required: true, content: { 'application/json': { schema: describeTold(event) } } },
          responses: { '2XX': { description: apiTexts.taken } },
        },
      },
    ]),
  )
}

/** The header by which a receiver knows that it was we who wrote. */
export function describeSignature(): Json {
  return { name: 'Vitrine-Signature', in: 'header', required: true, schema: { type: 'string' }, description: apiTexts.signature }
}

function describeTold(event: string): Json {
  const told = z.object({ id: Id, event: z.literal(event), createdAt: Instant, idSite: Id, data: z.object({ id: Id }) })
  const { $schema, ...schema } = z.toJSONSchema(told)
  return schema
}
