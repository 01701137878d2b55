import { setImmediate } from 'node:timers/promises'
import { drawReference } from '../openapi/draw-reference.ts'
import { describeInSteps } from '../openapi/openapi.ts'
import { commonHeaders } from './envelope.ts'

let described: Promise<string> | undefined
let drawn: Promise<string> | undefined

/** Answers the description of the API; it is written once, for the table does not change while we run. */
export async function answerOpenApi(): Promise<Response> {
  described ??= writeDescription()
  return new Response(await described, { headers: { ...commonHeaders, 'content-type': 'application/json; charset=utf-8' } })
}

/** Lets others have their turn between the steps. */
async function writeDescription(): Promise<string> {
  const steps = describeInSteps()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return JSON.stringify(step.value)
    await setImmediate()
  }
}

/** Answers the same for people: a plain page without script; its style lies with the site's files, and is not needed. */
export async function answerReference(): Promise<Response> {
  drawn ??= drawReference()
  return new Response(await drawn, { headers: { ...commonHeaders, 'content-type': 'text/html; charset=utf-8' } })
}
