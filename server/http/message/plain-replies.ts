import { plainPages, suspended } from '#app/texts/site/plain-pages.ts'
import { errors } from '#app/texts/site/site.ts'
import type { Reply } from './raw-request.ts'

export type PlainStatus = keyof typeof plainPages

/** A page without the site around it: the refusals of the front door. */
export function plainPage(status: PlainStatus, headers: string[] = []): Reply {
  return page(status, plainPages[status], headers)
}

/** What visitors of a site see while its operator has closed it. */
export function suspendedPage(): Reply {
  return page(503, suspended, ['Retry-After', '86400', 'X-Robots-Tag', 'noindex'], 'suspended')
}

/** What is shown when the error page itself has failed. */
export function brokenErrorPage(): Reply {
  return page(500, errors.broken.text, [], errors.broken.code)
}

/** The same refusals for callers of the API, in its envelope. */
export function plainEnvelope(status: PlainStatus, headers: string[] = []): Reply {
  const code = {
    413: 'too_large',
    429: 'rate_limited',
    500: 'failed',
    503: 'unavailable',
    404: 'not_found',
    405: 'wrong_method',
  } as Record<number, string>
  const body = JSON.stringify({ success: false, message: plainPages[status], data: { code: code[status] ?? 'unreadable' } })
  return textReply(status, 'application/json; charset=utf-8', body, headers)
}

/** A reply of plain bytes that no one may keep. */
export function textReply(status: number, type: string, text: string, headers: string[] = []): Reply {
  const body = Buffer.from(text)
  return {
    status,
    headers: ['Content-Type', type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store', ...headers],
    body,
  }
}

function page(status: number, text: string, headers: string[], code = String(status)): Reply {
  const html = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head><body><main data-code="${code}"><h1>${text}</h1><p><a href="/">${errors.home}</a></p></main></body></html>`
  return textReply(status, 'text/html; charset=utf-8', html, headers)
}
