import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'

/** The same API, whose refusals are seen on their way; what `onRefusal` throws ends the work that made the call. */
export function watchOutcomes(api: ShopApi, onRefusal: (failure: Failure) => void): ShopApi {
  return new Proxy(api, {
    get(target, name) {
      const call = target[name as keyof ShopApi] as unknown
      if (typeof call !== 'function') return call
      return async (...given: unknown[]) => {
        const outcome: Outcome<unknown, Failure> = await call(...given)
        if (!outcome.ok) onRefusal(outcome.error)
        return outcome
      }
    },
  })
}
