import { done } from '#app/models/platform/outcome.ts'
import { type CallName, type Credentials, contract, type ShopApi, type Upload } from '../contract/index.ts'
import { type ApiDependencies, run } from './run.ts'
import { useCases } from './use-cases/use-cases.ts'

type Anything = { params?: unknown; query?: unknown; body?: unknown; files?: Upload[] }
type Asks = Partial<Record<CallName, (given?: Anything) => unknown>>

/** Opens the API for callers in the same process: no HTTP, no JSON, the same checks. */
export function openInProcess(dependencies: ApiDependencies): (who: Credentials) => ShopApi {
  // A request makes a few of all the calls there are: each is only made ready when it is named.
  const get = (who: Credentials) => (asks: Asks, name: CallName) => {
    if (Object.hasOwn(contract, name)) asks[name] ??= askOf(dependencies, name, who)
    return asks[name]
  }
  return (who) => new Proxy<Asks>({}, { get: get(who) as ProxyHandler<Asks>['get'] & {} }) as ShopApi
}

function askOf(dependencies: ApiDependencies, name: CallName, who: Credentials) {
  return ({ params, query, body, files = [] }: Anything = {}) =>
    run(
      dependencies,
      { row: contract[name], act: useCases[name], who },
      { params, query, readBody: async () => done({ body, files }) },
    )
}
