import type { Selectable } from 'kysely'
import { mostOwnBlocks } from '#app/models/content/blocks/own-block.ts'
import { customKeyOf } from '#app/models/platform/custom/custom-key.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { flag, json, readFields } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { countUses } from './count-uses.ts'
import { findDeclarationFaults } from './declaration-faults.ts'
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
      const faults = findDeclarationFaults({ fields, template, before })
      return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : done({ name, template })
    },
    /** What is filled in of it stays in the pages, which show it no more. */
    async retire(row, tx) {
      if ((await countUses(tx, row.name)) === 0) return false
      await tx.updateTable('own_blocks').set({ is_used: 0 }).where('id', '=', row.id).execute()
      return true
    },
  },
)
