import { describeApi } from '../openapi.ts'
import { drawReference } from './draw-reference.ts'
import { commonHeaders } from './envelope.ts'

let described: string | undefined
let drawn: string | undefined

/** Answers the description of the API; it is written once, for the table does not change while we run. */
export function answerOpenApi(): Response {
  described ??= JSON.stringify(describeApi())
  return new Response(described, { headers: { ...commonHeaders, 'content-type': 'application/json; charset=utf-8' } })
}

/** Answers the same for people: a plain page without script; its style lies with the site's files, and is not needed. */
export function answerReference(): Response {
  drawn ??= drawReference()
  return new Response(drawn, { headers: { ...commonHeaders, 'content-type': 'text/html; charset=utf-8' } })
}
