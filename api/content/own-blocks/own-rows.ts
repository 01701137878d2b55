import { mostOwnEntries, type OwnBlockKind, type OwnField } from '#app/models/content/blocks/own-block.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** A declared field as it is stored, or brought: with what was said of it alone. */
export type StoredField = Pick<OwnField, 'key' | 'label' | 'kind'> & Partial<OwnField>

/** The kinds of block that the site has declared, in their order; those set aside among them, or left out. */
export async function readOwnBlocks(read: SiteReader, { isUsedOnly }: { isUsedOnly: boolean }): Promise<OwnBlockKind[]> {
  const all = read.selectFrom('own_blocks').select(['name', 'label', 'fields', 'template']).orderBy('sort_order').orderBy('id')
  const rows = await (isUsedOnly ? all.where('is_used', '=', 1) : all).execute()
  return rows.map(({ name, label, fields, template }) => ({ name, label, template, fields: parseOwnFields(fields) }))
}

/** Declared fields as they are stored; what was not said of one is what it is without. */
export function parseOwnFields(stored: string): OwnField[] {
  return (JSON.parse(stored) as StoredField[]).map(({ key, label, kind, ...more }) => ({
    key,
    label,
    kind,
    help: more.help ?? '',
    choices: more.choices ?? [],
    within: more.within ?? '',
    most: more.most ?? mostOwnEntries,
  }))
}
