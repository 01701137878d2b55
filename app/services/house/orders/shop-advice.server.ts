import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { faultsOf } from '#api/contract/platform/faults.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { Failure, Fault, Outcome } from '#app/models/platform/outcome.ts'
import { adviceHref, shopAdviceSlug } from '#app/models/selling/cart/shop-advice.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

/** What an owner says of the word at the end of the shop's shelves; what is left empty is as it was to begin with. */
const Advice = z.object({
  isShown: z.boolean(),
  title: z.string().trim().max(120),
  text: z.string().trim().max(400),
  button: z.string().trim().max(60),
  url: z.string().trim().max(300),
})

const params = { slug: shopAdviceSlug }

export const adviceFields: PanelField[] = describeFields(Advice)

/** What its form holds. */
export async function readAdviceEntries(api: ShopApi): Promise<Entry[]> {
  const kept = await api.getComponentConf({ params })
  if (!kept.ok && kept.error.code !== 'not_found') orThrow(kept)
  return sayFields(adviceFields, { isShown: true, ...(kept.ok && kept.value) })
}

/** Keeps what was typed. */
export async function saveAdvice(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const read = Advice.safeParse(readFields(adviceFields, entries))
  if (!read.success) return notTaken(faultsOf(read.error.issues))
  const conf = read.data
  if (conf.url !== '' && !adviceHref(conf.url)) return notTaken({ url: { code: 'format' } })
  const changed = await api.changeComponentConf({ params, body: conf })
  const isNew = !changed.ok && changed.error.code === 'not_found'
  return isNew ? api.createComponentConf({ body: { ...params, conf } }) : changed
}

function notTaken(fields: Record<string, Fault>): Outcome<never, Failure> {
  return { ok: false, error: sayRefusal({ code: 'invalid', fields }) }
}
