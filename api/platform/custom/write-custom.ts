import type { CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../database/database.ts'
import { parseCustom, readFieldsOf } from './custom-rows.ts'
import { type GivenCustom, readCustom } from './custom-schema.ts'

type Said = { given: GivenCustom | undefined; stored?: string }

/** The column of the house's own fields of a thing, once this is said in them; none where nothing is said of any. */
export async function writeCustom(
  read: SiteReader,
  subject: CustomSubject,
  { given, stored = '{}' }: Said,
): Promise<Outcome<{ custom?: string }>> {
  if (!given) return done({})
  const fields = await readFieldsOf(read, subject)
  const values = readCustom(given, { fields, stored: parseCustom(stored) })
  return values.ok ? done({ custom: JSON.stringify(values.value) }) : values
}
