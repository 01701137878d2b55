import { type Failure, type Outcome, type Refusal, statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import type { FileAnswer } from '../../contract/platform/file.ts'

/** What every answer of the API is wrapped in. */
export type Envelope =
  | { success: true; data: unknown; message: '' }
  | { success: false; message: string; data: { code: string; errors?: Record<string, string[]> } }

/** What every answer of the API carries. */
export const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Turns the outcome of a call into its answer: the envelope, and a status that fits. */
export function toResponse(outcome: Outcome<unknown, Failure>, headers: Record<string, string> = {}): Response {
  const { status, envelope, more } = outcome.ok ? wrapValue(outcome.value) : wrapFailure(outcome.error)
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...commonHeaders, ...more, ...headers },
  })
}

/** Says a refusal that no use case gave: the address, the method, the body. */
export function refuse(refusal: Refusal, headers: Record<string, string> = {}): Response {
  return toResponse({ ok: false, error: sayRefusal(refusal) }, headers)
}

/** Answers a file as itself; its refusals still come in the envelope. */
export function toFileResponse(file: FileAnswer): Response {
  const name = encodeURIComponent(file.name).replaceAll("'", '%27')
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      ...(file.packed && { 'content-encoding': file.packed }),
      ...commonHeaders,
    },
  })
}

type Wrapped = { status: number; envelope: Envelope; more: Record<string, string> }

function wrapValue(value: unknown): Wrapped {
  return { status: 200, envelope: { success: true, data: value, message: '' }, more: {} }
}

function wrapFailure({ code, message, fields, retryAfter }: Failure): Wrapped {
  return {
    status: statusOf[code],
    envelope: { success: false, message, data: fields ? { code, errors: fields } : { code } },
    more: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  }
}
