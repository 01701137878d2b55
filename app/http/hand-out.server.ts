import { createContext } from 'react-router'
import { throwNotFound } from './answers.server.ts'
import { personal } from './cache-headers.ts'
import type { RouteRequest } from './request-context.ts'

/** Why a file is not handed out. */
const refusalContext = createContext<{ refusal: unknown } | null>(null)

/** Hands a file out before any page is made of its address; why it cannot be is told by the page. */
export function handOut<Ask extends RouteRequest>(read: (asked: Ask) => Promise<Response>, methods = ['GET', 'HEAD']) {
  return async (asked: Ask, next: () => Promise<Response>): Promise<Response> => {
    if (!methods.includes(asked.request.method)) return next()
    try {
      return await read(asked)
    } catch (refusal) {
      if (refusal instanceof Response) throw refusal
      asked.context.set(refusalContext, { refusal })
      return plainFor(asked.request, await next())
    }
  }
}

/** A program that reads no pages is told by the status alone; no cache may hand one of them what the other was told. */
function plainFor({ headers }: Request, page: Response): Response {
  page.headers.append('Vary', 'Accept')
  if (/text\/html|\*\/\*/.test(headers.get('accept') ?? '*/*')) return page
  return new Response(null, { status: page.status, headers: personal })
}

/** What is told at an address that has no page of its own. */
export function refusePage({ context }: Pick<RouteRequest, 'context'>): never {
  const known = context.get(refusalContext)
  if (known) throw known.refusal
  throwNotFound()
}
