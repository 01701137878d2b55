import { z } from 'zod'
import { type Code, done, type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { FileAnswer } from '../../contract/platform/file.ts'

const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown(), message: z.string() }),
  z.object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({
      code: z.custom<Code>((code) => typeof code === 'string' && Object.hasOwn(statusOf, code)),
      errors: z.record(z.string(), z.array(z.string())).optional(),
    }),
  }),
])

/** Reads an answer of the API back into the outcome it was made of; throws when it is not one of ours. */
export async function readAnswer(response: Response): Promise<Outcome<unknown, Failure>> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !type.startsWith('application/json')) return done(await readFile(response, type))
  const envelope = Envelope.parse(await response.json())
  if (envelope.success) return done(envelope.data)
  const { code, errors } = envelope.data
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    error: {
      code,
      message: envelope.message,
      ...(errors && { fields: errors }),
      ...(Number.isInteger(seconds) && { retryAfter: seconds }),
    },
  }
}

async function readFile(response: Response, type: string): Promise<FileAnswer> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  if (name === undefined) throw new Error('an answer that is neither an envelope nor a file')
  const content = Buffer.from(await response.arrayBuffer()).toString('base64')
  return FileAnswer.parse({ name: decodeURIComponent(name), type, content })
}
