import type { Selectable } from 'kysely'
import { mostCustomFields, spotsOf } from '#app/models/platform/custom/custom-field.ts'
import { customKeyOf } from '#app/models/platform/custom/custom-key.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { flag, json, readFields } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { clearValues, countValues, renewSearchKeys } from './custom-values.ts'

type Row = Selectable<SiteTables['custom_fields']>

const columns = {
  subject: 'subject',
  kind: 'kind',
  label: 'label',
  help: 'help',
  choices: ['choices', json],
  isRequired: ['is_required', flag],
  spots: ['spots', json],
  isSearched: ['is_searched', flag],
  isUsed: ['is_used', flag],
  order: 'sort_order',
} as const

const namedBy = ({ subject, field_key }: Row) => ({ subject, key: field_key })

const toField = (row: Row) => ({ id: row.id, key: row.field_key, ...readFields(columns, row) })

const kept = resource(
  'custom_fields',
  { one: 'CustomField', read: 'AdminCustomField', many: 'AdminCustomFields' },
  {
    list: 'fields',
    fields: columns,
    blank: {
      help: '',
      choices: '[]',
      is_required: 0,
      spots: '[]',
      is_searched: 0,
      is_used: 1,
    },
    isOrdered: true,
    toAnswer: async (row, { read }) => ({ ...toField(row), values: await countValues(read, namedBy(row)) }),
    toList: (rows) => rows.map(toField),
    async complete(row, { tx, known }) {
      const field_key = known?.field_key ?? customKeyOf(row.label)
      const refusal = known ? undefined : await refuseOneMore(tx, { ...row, field_key })
      return refusal ?? refuseUnfit(row) ?? done({ field_key })
    },
    async clearAway(row, tx) {
      await clearValues(tx, namedBy(row))
      return undefined
    },
    /** What is said in it stays until it is taken away once more. */
    async retire(row, tx) {
      if (row.is_used === 0 || (await countValues(tx, namedBy(row))) === 0) return false
      await tx.updateTable('custom_fields').set({ is_used: 0 }).where('id', '=', row.id).execute()
      await renewSearchKeys(tx, namedBy(row))
      return true
    },
  },
)

/** Nothing is chosen among no choices, and nothing shown where its kind of thing never is. */
function refuseUnfit(row: Row): Outcome<never> | undefined {
  const choices: string[] = JSON.parse(row.choices)
  const spots: string[] = JSON.parse(row.spots)
  const isTwice = new Set(choices.map((choice) => choice.trim())).size < choices.length
  const faults = {
    ...(row.kind === 'CHOICE' && choices.length === 0 && { choices: { code: 'required' } as const }),
    ...(isTwice && { choices: { code: 'taken' } as const }),
    ...(spots.some((place) => !(spotsOf[row.subject] as string[]).includes(place)) && { spots: { code: 'choice' } as const }),
  }
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : undefined
}

/** A thing has so many fields at most, and no two of one name; one that was set aside counts for both. */
async function refuseOneMore(tx: SiteWriter, { subject, field_key }: Row): Promise<Outcome<never> | undefined> {
  const others = await tx.selectFrom('custom_fields').select('field_key').where('subject', '=', subject).execute()
  if (others.some((other) => other.field_key === field_key)) return refused('invalid', { fields: { label: { code: 'taken' } } })
  if (others.length < mostCustomFields) return undefined
  return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostCustomFields } } } })
}

/** Another name, another use or another setting of the search: what is said in it is found anew. */
const changeCustomField: UseCase<Contract['changeCustomField']> = (given, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const changed = orRollBack(await kept.changeCustomField(given, withinTransaction(ctx, tx)))
      const { isSearched, isUsed, label } = given.body
      if ([isSearched, isUsed, label].some((one) => one !== undefined)) await renewSearchKeys(tx, changed)
      return changed
    }),
  )

/** Fields that a house defines for its own things. */
export const customFields = { ...kept, changeCustomField }
