import fc from 'fast-check'
import { type Call, rows } from '#api/contract/index.ts'
import { injections } from '../../api/support/injections.ts'
import { writeRequest } from '../../api/support/requests.ts'
import { inputSchema, partsOf, sampleOf, withPart } from '../../api/support/sample.ts'
import type { roles } from '../../api/support/stage.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { origin } from '../../support/site.ts'
import type { Harvest } from './harvest.ts'
import { rollFrom } from './rolls.ts'
import { routePaths } from './route-paths.ts'

/** Their tokens; a visitor has none. */
export type People = Record<'VISITOR' | (typeof roles)[number], string>
export type Asked = { kind: 'call' | 'page' | 'form'; what: string; request: Request }

/** Draws requests: to calls, to pages, and by the forms that pages showed; the same for the same seed and the same answers. */
export function openRequests(seed: number, harvest: Harvest, people: () => People): () => Asked {
  const { roll, pick } = rollFrom(seed)
  const { texts, values } = drawTexts(seed)
  const paths = routePaths()

  /** From somewhere else each time: limits of one address would answer for all. */
  const address = () => ({
    host: new URL(origin).host,
    'x-forwarded-for': `203.0.${Math.floor(roll() * 256)}.${Math.floor(roll() * 256)}`,
  })
  const person = () => {
    const who = pick(Object.keys(people()) as (keyof People)[])
    const token = people()[who]
    const cookie = token ? `token=${Buffer.from(JSON.stringify(token)).toString('base64')}` : 'x=1'
    return { who, token, cookie }
  }
  const bend = (schema: Call['body']) => {
    const json = inputSchema(schema)
    const sample = json.type ? sampleOf(json) : {}
    const part = roll() < 0.5 ? pick(harvest.parts) : pick(values)
    return roll() < 0.3 ? sample : withPart(sample, pick(partsOf(json)).path, part)
  }
  const bendQuery = (schema: Call['query']) => {
    const fields = Object.keys(inputSchema(schema).properties ?? {})
    const length = fields.length > 0 ? Math.floor(roll() * 3) : 0
    return Object.fromEntries(Array.from({ length }, () => [roll() < 0.05 ? 'x' : pick(fields), pick(values)]))
  }

  function askCall(): Asked {
    const [name, row] = pick(rows) as (typeof rows)[number]
    const { who, token } = person()
    const given = { params: Object(bend(row.params)), query: bendQuery(row.query), body: row.body && bend(row.body) }
    const idSite = roll() < 0.05 ? '2' : '1'
    const headers = { ...address(), idSite, ...(token && { authorization: `Bearer ${token}` }) }
    const [path, init] = writeRequest(row, given, headers)
    return { kind: 'call', what: `${name} as ${who}`, request: new Request(`${origin}/api${path}`, init) }
  }

  function askPage(): Asked {
    const { who, cookie } = person()
    const part = () => asPart(roll() < 0.8 ? pick(harvest.parts) : pick(texts))
    const path = roll() < 0.4 ? pick(harvest.links) : `/${pick(paths).replaceAll(/:\w+\??|\*/g, part)}`
    const url = new URL(path, origin)
    if (roll() < 0.15) url.pathname += '.data'
    if (roll() < 0.2) url.searchParams.set(pick(['page', 'q', 'retour', 'from', 'tri', 'x']), say(pick(values)))
    return { kind: 'page', what: `GET as ${who}`, request: new Request(url, { headers: { ...address(), cookie } }) }
  }

  function askForm(): Asked {
    const { who, cookie } = person()
    const { action, fields } = harvest.forms.length > 0 ? pick(harvest.forms) : { action: '/contact', fields: {} }
    const sent = new URLSearchParams(fields)
    if (roll() < 0.9) for (let left = 2; left > 0; left -= 1) sent.set(pick([...Object.keys(fields), 'x']), say(pick(values)))
    const body = pick([sent, sent, sent, sent, asFiles(sent), asPart(pick(texts))])
    const from = roll() < 0.1 ? pick(['https://ailleurs.test', 'null']) : origin
    const request = new Request(origin + action, { method: 'POST', headers: { ...address(), cookie, origin: from }, body })
    return { kind: 'form', what: `POST as ${who}`, request }
  }

  return () => pick([askCall, askPage, askForm])()
}

/** What is drawn from stays small enough for each to come up. */
function drawTexts(seed: number) {
  const drawn = fc.sample(fc.string({ unit: 'binary', maxLength: 80 }), { seed, numRuns: 400 })
  const texts = [...injections, ...hostileTexts, ...drawn, 'x'.repeat(5000)]
  return { texts, values: [...texts, ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed, numRuns: 200 }), 0, -1, 2 ** 53, 1e308] }
}

const say = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** As it can stand in an address: half a character cannot. */
function asPart(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}

function asFiles(fields: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('fichier', new File(['<svg onload="x()">'], '../../x.svg', { type: 'image/svg+xml' }))
  return form
}
