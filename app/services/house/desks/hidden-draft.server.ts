import type { ShopApi } from '#api/contract/index.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import type { Typed } from '#app/models/house/panel/read-fields.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { callsOf } from '../plans/written-calls.server.ts'

/**
 * Whoever ticks « En ligne » means what they have written: the draft of what is hidden is published before the box shows it.
 * Answers why that cannot be, if it cannot.
 */
export async function publishHiddenDraft(
  api: ShopApi,
  { resource }: Desk,
  { id, body }: { id: string; body: Typed },
): Promise<Outcome<never, Failure> | undefined> {
  const kind = findWrittenKind(resource)
  if (!kind || body.isValid !== true) return undefined
  const calls = callsOf(api, kind)
  const found = await calls.get({ params: { id } })
  if (!found.ok || !found.value.isDraft || found.value.isBehind || found.value.seenBy !== 'nobody') return undefined
  const published = await calls.publish({ params: { id }, body: { seen: found.value.hash } })
  if (published.ok) return undefined
  const [why = published.error.message] = Object.values(published.error.fields ?? {}).flat()
  return refuseFields({ isValid: why })
}
