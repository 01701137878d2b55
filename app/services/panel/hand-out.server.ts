import { createContext } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import type { Member } from '../session.server.ts'
import { type PanelAsk, requireStaff } from './staff.server.ts'

/** Why a file is not handed out. */
const refusalContext = createContext<{ refusal: unknown } | null>(null)

/** Hands a file out to staff before any page is made of its address; why it cannot be is told by the page. */
export function handOut<Asked extends PanelAsk>(
  read: (staff: Member, asked: Asked) => Promise<Response>,
  methods = ['GET', 'HEAD'],
) {
  return async (asked: Asked, next: () => Promise<Response>): Promise<Response> => {
    if (!methods.includes(asked.request.method)) return next()
    try {
      return await read(await requireStaff(asked), asked)
    } catch (refusal) {
      if (refusal instanceof Response) throw refusal
      asked.context.set(refusalContext, { refusal })
      return plainFor(asked.request, await next())
    }
  }
}

/** A program that reads no pages is told by the status alone. */
function plainFor({ headers }: Request, page: Response): Response {
  if (/text\/html|\*\/\*/.test(headers.get('accept') ?? '*/*')) return page
  return new Response(null, { status: page.status, headers: personal })
}

/** What is told at an address that has no page of its own. */
export function refusePage({ context }: Pick<PanelAsk, 'context'>): never {
  const known = context.get(refusalContext)
  if (known) throw known.refusal
  throwNotFound()
}
