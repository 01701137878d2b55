import { type LimitedBody, limitBody } from './body-limit.ts'
import type { RawRequest } from './raw-request.ts'

/** All that a page may know of a request's headers; the router's own and those of proxies are not among them. */
const forPages = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-purpose',
  'user-agent',
]

const neverForTheApi =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|te|trailer|proxy-.*|expect|x-forwarded-.*|forwarded|x-real-ip)$/

export type WebRequest = { request: Request } & Pick<LimitedBody, 'refusal' | 'isComing'>

/** The request that a page receives: at the site's own address, with headers from a short list. */
export function requestForPage(asked: RawRequest, url: string, mostBytes: number): WebRequest {
  const headers = new Headers()
  for (const name of forPages) {
    const value = asked.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return makeRequest(asked, url, headers, mostBytes)
}

/** The request that the product API receives. */
export function requestForApi(asked: RawRequest, url: string, mostBytes: number): WebRequest {
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers)) {
    if (value !== undefined && !neverForTheApi.test(name)) headers.set(name, String(value))
  }
  return makeRequest(asked, url, headers, mostBytes)
}

function makeRequest(asked: RawRequest, url: string, headers: Headers, mostBytes: number): WebRequest {
  const { method } = asked
  const signal = asked.signal()
  if (method === 'GET' || method === 'HEAD')
    return { request: new Request(url, { method, headers, signal }), refusal: () => undefined, isComing: () => false }
  const { stream, refusal, isComing } = limitBody(asked, mostBytes)
  const body = stream ? { body: stream, duplex: 'half' as const } : {}
  return { request: new Request(url, { method, headers, signal, ...body }), refusal, isComing }
}
