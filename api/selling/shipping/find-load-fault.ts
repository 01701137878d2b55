import type { Fault } from '#app/models/platform/outcome.ts'
import type { Load } from '#app/models/selling/shipping/shipping-advice.ts'
import { findExpeditionFault } from '#app/models/selling/shipping/shipping-rules.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'

/** What keeps a load from travelling, in bottles to add or to take away. */
export function findLoadFault({ places }: Load, values: ParameterValues): Fault | undefined {
  const { MIN_BOTTLES_PER_EXPEDITION: min, MAX_BOTTLES_PER_EXPEDITION: max } = values
  const fault = places === 0 ? undefined : findExpeditionFault(places, { min, max })
  if (!fault) return undefined
  return fault.code === 'too_few'
    ? { code: 'too_few_bottles', params: { min, add: fault.add } }
    : { code: 'too_many_bottles', params: { max, remove: fault.remove } }
}
