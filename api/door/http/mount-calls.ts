import type { Context, Hono } from 'hono'
import { type Call, type CallName, rows } from '../../contract/index.ts'
import type { FileAnswer } from '../../contract/platform/file.ts'
import { comparePaths, shapeOf, spellPaths } from '../../contract/platform/paths.ts'
import { type ApiDependencies, run } from '../run.ts'
import { useCases } from '../use-cases/use-cases.ts'
import { readCredentials } from './credentials.ts'
import { refuse, toFileResponse, toResponse } from './envelope.ts'
import type { ApiEnvironment, ApiServerOptions } from './environment.ts'
import { openBody } from './read-body.ts'
import { readQuery } from './read-query.ts'

type Entry = { path: string; name: CallName; row: Call }

/** Mounts every call; where two paths could answer for one address, the more literal one does. */
export function mountCalls(app: Hono<ApiEnvironment>, dependencies: ApiDependencies, options: ApiServerOptions): void {
  for (const entries of groupByShape()) {
    for (const { path, name, row } of entries) {
      app.on(row.method, toPattern(path), (context) => answerCall(context, { dependencies, options, name, row }))
    }
    const allow = allowed(entries)
    for (const { path } of entries) {
      app.all(toPattern(path), () => refuse({ code: 'wrong_method' }, { allow }))
    }
  }
}

/** The path of a row as the router writes it. */
export function toPattern(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\*\}/g, ':$1{.+}').replaceAll(/\{(\w+)\}/g, ':$1')}`
}

function groupByShape(): Entry[][] {
  const entries = rows.flatMap(([name, row]) => spellPaths(row.path).map((path) => ({ path, name, row })))
  entries.sort((left, right) => comparePaths(left.path, right.path))
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const shape = shapeOf(entry.path)
    groups.set(shape, [...(groups.get(shape) ?? []), entry])
  }
  return [...groups.values()]
}

function allowed(entries: Entry[]): string {
  const methods = new Set<string>(entries.map(({ row }) => row.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort().join(', ')
}

type Mounted = { dependencies: ApiDependencies; options: ApiServerOptions; name: CallName; row: Call }

async function answerCall(context: Context<ApiEnvironment>, { dependencies, options, name, row }: Mounted): Promise<Response> {
  const request = context.req.raw
  const sender = { clientAddress: context.env.clientAddress, serviceKey: options.serviceKey }
  const who = await readCredentials(dependencies, request, sender)
  if (!who.ok) return refuse(who.error)
  const body = openBody(request, row)
  try {
    const outcome = await run(
      dependencies,
      { row, act: useCases[name], who: who.value },
      {
        params: context.req.param(),
        query: readQuery(request.url),
        readBody: body.read,
      },
    )
    if (outcome.ok && row.sends) return toFileResponse(outcome.value as FileAnswer)
    return toResponse(outcome)
  } finally {
    await body.close()
  }
}
