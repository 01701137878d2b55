import { type Selectable, type SqlBool, sql } from 'kysely'
import { mostOwnBlocks, type OwnField } from '#app/models/content/blocks/own-block.ts'
import { parseTemplate } from '#app/models/content/blocks/parse-template.ts'
import { customKeyOf } from '#app/models/platform/custom/custom-key.ts'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { flag, json, readFields } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { parseOwnFields } from './own-rows.ts'

type Row = Selectable<SiteTables['own_blocks']>

const columns = {
  label: 'label',
  purpose: 'purpose',
  fields: ['fields', json],
  template: 'template',
  isUsed: ['is_used', flag],
  order: 'sort_order',
} as const

/** Where bodies stand; a version that was public once is drawn as nothing where it names what is gone. */
const bodies = ['pages', 'page_drafts', 'kept_sections', 'news', 'blogs', 'services', 'elements', 'popups'] as const

const toKind = (row: Row) => ({ id: row.id, name: row.name, ...readFields(columns, row) })

/** Kinds of block that a site declares for its pages. */
export const ownBlocks = resource(
  'own_blocks',
  { one: 'OwnBlock', read: 'AdminOwnBlock', many: 'AdminOwnBlocks' },
  {
    list: 'blocks',
    fields: columns,
    columns: { name: 'name' },
    blank: { purpose: '', fields: '[]', is_used: 1 },
    isOrdered: true,
    most: mostOwnBlocks,
    unique: { label: 'name' },
    toAnswer: async (row, { read }) => ({ ...toKind(row), uses: await countUses(read, row.name) }),
    toList: (rows) => rows.map(toKind),
    async complete(row, { tx, known }) {
      const name = known?.name ?? customKeyOf(row.label)
      const template = row.template.replaceAll('\r\n', '\n')
      const fields = parseOwnFields(row.fields)
      const before = known && (await countUses(tx, name)) > 0 ? parseOwnFields(known.fields) : []
      const refusal = refuseFields(fields, before) ?? refuseTemplate(template, fields)
      return refusal ?? done({ name, template })
    },
    /** What is filled in of it stays in the pages, which show it no more. */
    async retire(row, tx) {
      if ((await countUses(tx, row.name)) === 0) return false
      await tx.updateTable('own_blocks').set({ is_used: 0 }).where('id', '=', row.id).execute()
      return true
    },
  },
)

/** In how many bodies a kind is named: within a text the signs around a name are written otherwise, so that only a name reads so. */
async function countUses(read: SiteReader, name: string): Promise<number> {
  const named = sql<SqlBool>`${sql.ref('blocks')} like ${`%"name":"${name.replaceAll('_', '\\_')}"%`} escape '\\'`
  let total = 0
  for (const table of bodies) {
    const counted = await read
      .selectFrom(table)
      .select((count) => count.fn.countAll<number>().as('total'))
      .where(named)
      .executeTakeFirstOrThrow()
    total += Number(counted.total)
  }
  return total
}

type Fields = readonly OwnField[]

/** Each field has a key of its own, stands in a list that there is, and where something is said in it stays what it was. */
function refuseFields(fields: Fields, before: Fields): Outcome<never> | undefined {
  const faults = fields.flatMap((field, place) =>
    Object.entries(findFaults(field, place, { fields, before })).map(([name, fault]) => [`fields.${place}.${name}`, fault]),
  )
  const gone = before.find(({ key }) => fields.every((field) => field.key !== key))
  if (gone) faults.push(['fields', { code: 'own_fixed', params: { what: gone.key } }])
  return faults.length > 0 ? refused('invalid', { fields: Object.fromEntries(faults) }) : undefined
}

function findFaults(
  { key, kind, within, choices }: OwnField,
  place: number,
  { fields, before }: { fields: Fields; before: Fields },
): Record<string, Fault> {
  const isInList = fields.some((field) => field.kind === 'LIST' && field.key === within)
  const old = before.find((field) => field.key === key)
  return {
    ...(fields.findIndex((field) => field.key === key) < place && { key: { code: 'taken' } }),
    ...(within !== '' && (!isInList || kind === 'LIST') && { within: { code: 'own_list' } }),
    ...(kind === 'CHOICE' && choices.length === 0 && { choices: { code: 'required' } }),
    ...(old && (old.kind !== kind || old.within !== within) && { kind: { code: 'own_fixed', params: { what: key } } }),
  }
}

function refuseTemplate(template: string, fields: readonly OwnField[]): Outcome<never> | undefined {
  const parsed = parseTemplate(template, fields)
  if (parsed.ok) return undefined
  const { code, ...where } = parsed.fault
  return refused('invalid', { fields: { template: { code: 'own_template', params: { word: code, ...where } } } })
}
