import { z } from 'zod'
import { type KeyArea, keyAreas } from '#app/models/identity/key-area.ts'
import { type Code, statusOf } from '#app/models/platform/outcome.ts'
import { apiTexts } from '#app/texts/site/api.ts'
import type { Access, Call } from '../../contract/index.ts'
import type { Schema } from '../../contract/platform/call.ts'
import { keyOpens } from '../../identity/keys/api-keys.ts'
import { bodyExamples } from './openapi-examples.ts'

type Json = Record<string, unknown>
type OperationPath = { area: string; id: string; path: string }

/** Describes one call: what goes in, what comes out, and every way it may be refused. */
export function describeOperation(row: Call, { area, id, path }: OperationPath): Json {
  const body = describeBody(row, bodyExamples[id as keyof typeof bodyExamples])
  return {
    operationId: id,
    tags: [area],
    summary: row.says,
    security: securityOf(row.access),
    ...(row.access !== 'public' && { 'x-key-areas': areasOf(row) }),
    parameters: [
      { $ref: '#/components/parameters/idSite' },
      { $ref: '#/components/parameters/userLang' },
      ...(holdsCart(path) ? [{ $ref: '#/components/parameters/cartKey' }] : []),
      ...describeFields(row.params, 'path').filter(({ name }) => path.includes(`{${name}}`)),
      ...describeFields(row.query, 'query'),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: describeAnswer(row), ...describeRefusals(row) },
  }
}

/** Whether a call is about a cart, which may want its key. */
function holdsCart(path: string): boolean {
  return path.includes('/cart') || path === '/order' || path.endsWith('/order/checkout')
}

/** A schema as JSON Schema, without the heading that stands once for the whole document. */
export function toJsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const override = io === 'output' ? leaveOutSafe : () => undefined
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return rest
}

/** How far a program counts tells nothing of an answer, and would be said of each of its numbers. */
function leaveOutSafe({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** For which keys of programs the call is open; writing also asks for a key that may write. */
function areasOf(row: Call): KeyArea[] {
  return keyAreas.filter((area) => keyOpens({ areas: [area], mayWrite: true }, row))
}

function securityOf(access: Access): Json[] {
  return access === 'public' ? [{}, { token: [] }] : [{ token: [] }]
}

function describeFields(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function describeBody(row: Call, example: object | undefined): Json | undefined {
  if (!row.body && !row.files) return undefined
  const schema = row.body ? toJsonSchema(row.body, 'input') : { type: 'object', properties: {} }
  const content: Json = { 'application/json': { schema, ...(example && { example }) } }
  if (row.files) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const files = row.files === 'images' ? { images: { type: 'array', items: file }, image: file } : { image: file }
    content['multipart/form-data'] = { schema: { ...schema, properties: { ...(schema.properties as Json), ...files } } }
  }
  return { required: true, content }
}

const sentTypes = { file: 'application/pdf', table: 'text/csv', bytes: 'application/octet-stream' } as const

function describeAnswer(row: Call): Json {
  if (row.sends) {
    const type = sentTypes[row.sends]
    return {
      description: row.says,
      content: { [type]: { schema: { type: 'string', contentMediaType: type } } },
    }
  }
  const schema = {
    type: 'object',
    required: ['success', 'data', 'message'],
    properties: { success: { const: true }, data: toJsonSchema(row.answer, 'output'), message: { type: 'string' } },
  }
  // What the call does stands in its summary; said again of each answer it would be thirty kilobytes more.
  return { description: apiTexts.answer, content: { 'application/json': { schema } } }
}

/** Every code that a call may be refused with, under its status; two codes of one status share a line. */
function describeRefusals(row: Call): Json {
  const codes: Code[] = ['wrong_site', 'unauthenticated', 'not_found', 'conflict', 'rate_limited', 'failed', 'unavailable']
  if (row.access !== 'public') codes.push('forbidden')
  if (row.body || row.files) codes.push('too_large', 'invalid')
  if (row.fresh) codes.push('unproven')
  return Object.fromEntries(codes.map((code) => [statusOf[code], { $ref: `#/components/responses/${code}` }]))
}
