import { done } from '#app/models/outcome.ts'
import { type Credentials, rows, type ShopApi, type Upload } from './contract/index.ts'
import { type Ground, run } from './run.ts'
import { useCases } from './use-cases.ts'

type Anything = { params?: unknown; query?: unknown; body?: unknown; files?: Upload[] }

/** Opens the API for callers in the same process: no HTTP, no JSON, the same checks. */
export function openInProcess(ground: Ground): (who: Credentials) => ShopApi {
  return (who) => {
    const asks = rows.map(([name, row]) => [
      name,
      (given: Anything = {}) =>
        run(ground, row, useCases[name], who, {
          params: given.params,
          query: given.query,
          readBody: async () => done({ body: given.body, files: given.files ?? [] }),
        }),
    ])
    return Object.fromEntries(asks) as ShopApi
  }
}
