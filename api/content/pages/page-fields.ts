import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { customKey, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { GivenCustom } from '../../platform/custom/custom-schema.ts'
import { writeCustom } from '../../platform/custom/write-custom.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

type Written = { columns: { custom?: string; search_key?: string }; fields: CustomField[] }

/** What is said of a page in the house's own fields, as its columns, and the fields that there are. */
export async function writePageFields(
  tx: SiteWriter,
  given: GivenCustom | undefined,
  stored?: string,
): Promise<Outcome<Written>> {
  const fields = await readFieldsOf(tx, 'PAGE')
  const written = await writeCustom(tx, 'PAGE', { given, ...(stored !== undefined && { stored }) })
  if (!written.ok) return written
  const { custom } = written.value
  return done({ columns: custom === undefined ? {} : { custom, search_key: customKey(custom, fields) }, fields })
}
