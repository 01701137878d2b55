import type { Fault } from '#app/models/outcome.ts'
import type { ParameterValues } from '#app/models/parameter-values.ts'
import type { Load } from '#app/models/shipping-advice.ts'
import { findExpeditionFault } from '#app/models/shipping-rules.ts'

/** What keeps a load from travelling, in bottles to add or to take away. */
export function findLoadFault({ places }: Load, values: ParameterValues): Fault | undefined {
  const { MIN_BOTTLES_PER_EXPEDITION: min, MAX_BOTTLES_PER_EXPEDITION: max } = values
  const fault = places === 0 ? undefined : findExpeditionFault(places, { min, max })
  if (!fault) return undefined
  return fault.code === 'too_few'
    ? { code: 'too_few_bottles', params: { min, add: fault.add } }
    : { code: 'too_many_bottles', params: { max, remove: fault.remove } }
}
