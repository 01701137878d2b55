import { mostOwnBlocks, type OwnBlockKind, type OwnField } from '#app/models/content/blocks/own-block.ts'
import { type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { countUses } from './count-uses.ts'
import { findDeclarationFaults } from './declaration-faults.ts'
import { parseOwnFields, type StoredField } from './own-rows.ts'

/** A declaration that comes from another site. */
type CarriedBlock = Pick<OwnBlockKind, 'name' | 'label' | 'template'> & {
  purpose?: string | undefined
  fields: readonly StoredField[]
}
type Declared = OwnBlockKind & { purpose: string }
type Wish = {
  /** Whether whoever brings them may declare blocks. */
  mayDeclare: boolean
  /** The names of which the one that comes takes the place of the site's own. */
  replace: readonly string[]
  /** The names of which nothing is brought. */
  leave: readonly string[]
}
type Bringing = { declared: Declared; known: Declared | undefined }

/**
 * Declares what another site has declared: what is new is brought, what is alike is left as it is, and of what differs somebody
 * has to say which one stands. Each is judged as one that is written by hand.
 */
export async function bringOwnBlocks(
  tx: SiteWriter,
  blocks: readonly CarriedBlock[],
  wish: Wish,
): Promise<Outcome<never> | undefined> {
  const own = await readDeclared(tx)
  const faults: Record<string, Fault> = {}
  const bringings: Bringing[] = []
  for (const [place, declared] of blocks.map(toDeclared).entries()) {
    const { name } = declared
    const known = own.find((one) => one.name === name)
    const isTwice = blocks.findIndex((one) => one.name === name) < place
    if (!isTwice && (wish.leave.includes(name) || (known && isAlike(known, declared)))) continue
    const found = isTwice ? { name: { code: 'taken' as const } } : await judge(tx, { declared, known }, wish)
    for (const [field, fault] of Object.entries(found))
      faults[['blocks', place, field].filter((part) => part !== '').join('.')] = fault
    bringings.push({ declared, known })
  }
  if (own.length + bringings.filter(({ known }) => !known).length > mostOwnBlocks)
    faults.blocks = { code: 'too_large', params: { max: mostOwnBlocks } }
  if (Object.keys(faults).length > 0) return refused('invalid', { fields: faults })
  for (const bringing of bringings) await declare(tx, bringing)
  // What is drawn of a page follows its declarations at once.
  if (bringings.length > 0) await bumpContentVersion(tx)
  return undefined
}

async function readDeclared(tx: SiteWriter): Promise<Declared[]> {
  const rows = await tx.selectFrom('own_blocks').select(['name', 'label', 'purpose', 'fields', 'template']).execute()
  return rows.map(({ fields, ...row }) => ({ ...row, fields: parseOwnFields(fields) }))
}

function toDeclared({ name, label, purpose = '', fields, template }: CarriedBlock): Declared {
  return { name, label, purpose, fields: parseOwnFields(JSON.stringify(fields)), template: template.replaceAll('\r\n', '\n') }
}

function isAlike(one: Declared, other: Declared): boolean {
  const say = ({ label, purpose, fields, template }: Declared) => JSON.stringify([label, purpose, fields, template])
  return say(one) === say(other)
}

/** What is wrong with bringing one: by itself, under the empty name, or beside a field of its declaration. */
async function judge(
  tx: SiteWriter,
  { declared, known }: Bringing,
  { mayDeclare, replace }: Wish,
): Promise<Record<string, Fault>> {
  if (!mayDeclare) return { '': { code: 'own_reserved' } }
  if (known && !replace.includes(known.name)) return { '': { code: 'own_differs' } }
  const before: readonly OwnField[] = known && (await countUses(tx, known.name)) > 0 ? known.fields : []
  return findDeclarationFaults({ fields: declared.fields, template: declared.template, before })
}

/** One that takes the place of another stays where that stood, and set aside where that was. */
async function declare(tx: SiteWriter, { declared: { name, fields, ...said }, known }: Bringing): Promise<void> {
  const row = { ...said, fields: JSON.stringify(fields) }
  if (known) {
    await tx.updateTable('own_blocks').set(row).where('name', '=', name).execute()
    return
  }
  const last = await tx
    .selectFrom('own_blocks')
    .select((most) => most.fn.max('sort_order').as('place'))
    .executeTakeFirst()
  const place = { sort_order: Number(last?.place ?? -1) + 1, is_used: 1 as const }
  await tx
    .insertInto('own_blocks')
    .values({ id: crypto.randomUUID(), name, ...row, ...place })
    .execute()
}
