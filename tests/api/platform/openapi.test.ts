import { expect, test } from 'vitest'
import { contract, rows } from '#api/contract/index.ts'
import { spellPaths } from '#api/contract/platform/paths.ts'
import { describeInSteps } from '#api/door/openapi/openapi.ts'
import { bodyExamples } from '#api/door/openapi/openapi-examples.ts'
import { toJsonSchema } from '#api/door/openapi/openapi-operation.ts'
import { webhookEvents } from '#app/models/house/webhook.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { ask } from '../support/stage.ts'

type Operation = {
  operationId: string
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>
  security: object[]
}
type Described = { openapi: string; paths: Record<string, Record<string, Operation>>; components: Record<string, object> }

const stage = openOwnStage()
const described = describeAtOnce() as Described
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('the description of the API names every call under each of its paths, and nothing else', () => {
  const expected = rows.flatMap(([, row]) =>
    spellPaths(row.path)
      .filter((path) => !path.endsWith('/'))
      .map((path) => `${row.method} ${path.replace('*}', '}')}`),
  )
  expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(expected.sort())
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('each of its references leads somewhere', () => {
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(100)
  for (const reference of new Set(references)) {
    const steps = reference.replace('#/', '').split('/')
    const found = steps.reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], described)
    expect(found, reference).toBeTypeOf('object')
  }
})

test('each call tells its path’s segments, its security, its answer and how it may be refused', () => {
  expect(described.openapi).toBe('3.1.0')
  for (const { path, method, operation } of operations) {
    const at = `${method} ${path}`
    const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      at,
    ).toEqual(segments)
    expect(
      operation.parameters.slice(0, 2).map(({ $ref }) => $ref),
      at,
    ).toEqual(['#/components/parameters/idSite', '#/components/parameters/userLang'])
    expect(operation.security.length, at).toBeGreaterThan(0)
    expect(Object.keys(operation.responses), at).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '429', '500', '503']),
    )
    if (method === 'get') expect(operation.requestBody, at).toBeUndefined()
  }
})

test('what a call takes is described as it is', () => {
  const news = described.paths['/news']?.get
  expect(news?.parameters.slice(2).map(({ name }) => name)).toEqual(['nbItem', 'page', 'orderBy', 'promoted', 'title', 'date'])
  const submit = described.paths['/forms/{id}/submit']?.post
  expect(Object.keys(submit?.requestBody?.content ?? {})).toEqual(['application/json', 'multipart/form-data'])
  const file = described.paths['/product/generate/file/{id}']?.get
  expect(Object.keys(file?.responses['200']?.content ?? {})).toEqual(['application/pdf'])
  expect(described.paths['/admin/page']?.get?.security).toEqual([{ token: [] }])
})

test('what several calls have in common is written once, and says the same as where it would stand', () => {
  const text = JSON.stringify(described)
  expect(text.length).toBeLessThan(1_200_000)
  const { schemas } = described.components as { schemas: Record<string, object> }
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Blocks', 'HeroBlock', 'Address', 'Failure']))
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (!value || typeof value !== 'object') return value
    const name = '$ref' in value && /schemas\/(.+)/.exec(String(value.$ref))?.[1]
    return name ? whole(schemas[name]) : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part)]))
  }
  for (const name of ['changePage', 'createOrder', 'createProduct', 'createLetter'] as const) {
    const { operation } = operations.find((one) => one.operation.operationId === name) ?? {}
    const row = contract[name]
    expect(whole(operation?.requestBody?.content['application/json']?.schema), name).toEqual(toJsonSchema(row.body, 'input'))
    expect(whole(operation?.responses[200]?.content?.['application/json']), name).toMatchObject({
      schema: { properties: { data: toJsonSchema(row.answer, 'output') } },
    })
  }
})

test('its examples are bodies that the call takes', () => {
  expect(Object.keys(bodyExamples).length).toBeGreaterThan(5)
  for (const [name, example] of Object.entries(bodyExamples)) {
    const row = contract[name as keyof typeof contract]
    if (!('body' in row)) throw new Error(`${name} takes no body`)
    expect(row.body.safeParse(example).error?.issues, name).toBeUndefined()
    const { operation } = operations.find((one) => one.operation.operationId === name) ?? {}
    expect(operation?.requestBody?.content['application/json']).toMatchObject({ example })
  }
})

test('it says what a program elsewhere is told, and which keys open a call', () => {
  const { webhooks } = describeAtOnce() as { webhooks: Record<string, { post: Operation }> }
  expect(Object.keys(webhooks)).toEqual([...webhookEvents])
  const paid = webhooks['order.paid']?.post
  expect(paid?.operationId).toBe('onOrderPaid')
  const told = { id: 'x', event: 'order.paid', createdAt: '2026-11-22T10:00:00.000Z', idSite: '1', data: { id: 'y' } }
  const schema = paid?.requestBody?.content['application/json']?.schema as { required: string[]; properties: object }
  expect(schema.required.sort()).toEqual(Object.keys(told).sort())
  const areas = (path: string, method: string) =>
    (described.paths[path]?.[method] as unknown as Record<string, unknown> | undefined)?.['x-key-areas']
  expect(areas('/admin/order', 'get')).toEqual(['ORDERS'])
  expect(areas('/admin/order/{id}/refund', 'post')).toEqual([])
  expect(areas('/admin/api-key', 'get')).toEqual([])
  expect(areas('/product', 'get')).toBeUndefined()
})

test('it is served as JSON, and as a French page without script or inline style, to anyone', async () => {
  const json = await ask(stage(), '/openapi.json')
  expect(JSON.parse(json.text)).toEqual(JSON.parse(JSON.stringify(described)))
  const page = await ask(stage(), '')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.text).toContain('<html lang="fr">')
  expect(page.text).not.toMatch(/<script|<style|style=|onclick/i)
  for (const row of Object.values(contract)) expect(page.text).toContain(`<code>${row.method} ${row.path}</code>`)
  expect((await ask(stage(), '/openapi.json', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
})

function describeAtOnce(): unknown {
  const steps = describeInSteps()
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
