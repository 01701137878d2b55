import { type Answer, type Contract, contract, type Read } from '#api/contract/index.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import type { VintageTexts } from '#app/models/house/panel/on-sale.ts'
import { readFields, type Typed } from '#app/models/house/panel/read-fields.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import type { VintagesRefusal } from '#app/ui/house/record/sale-view.ts'
import { sayTypedFaults } from '../amount-faults.server.ts'
import { describeFields } from '../fields/describe-fields.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'

type Declination = Answer<Contract['listAdminDeclinations']>['declinations'][number]
type Rows = Read<Contract['saveVintages']>['body']['rows']

let described: PanelField[] | undefined

/** The fields of a row, as the contract has them. */
function rowFields(): PanelField[] {
  described ??= (describeFields(contract.saveVintages.body)[0]?.fields ?? []).filter(
    ({ name }) => name !== 'id' && name !== 'seen',
  )
  return described
}

function tableField(): PanelField {
  return { name: 'rows', kind: 'rows', isRequired: true, isNullable: false, fields: rowFields() }
}

/** What the row of a vintage holds as it is kept. */
export function sayVintage(one: Declination | undefined, stock: number): VintageTexts {
  return one ? Object.fromEntries(sayFields(rowFields(), { ...one, stock })) : {}
}

/** A posted table: each row by its key, which is the id of its vintage or a place for a new one. */
export type PostedVintages = { keys: string[]; rows: Rows; entries: readonly Entry[] }

const named = /^([A-Za-z0-9_-]{1,64})\.(?:vu\.)?(?:year|capacity|capacityUnit|price|stock|reference|gtin|isRemoved)$/
const newRow = /^nouveau-\d{1,2}$/

/** Reads the table; a new row in which nothing stands is none. */
export function readVintages(entries: readonly Entry[]): PostedVintages {
  const found = [...new Set(entries.flatMap(([name]) => named.exec(name)?.[1] ?? []))]
  const textsOf = (key: string) => entries.filter(([name]) => name.startsWith(`${key}.`) && name !== `${key}.capacityUnit`)
  const keys = found.filter((key) => !newRow.test(key) || textsOf(key).some(([, text]) => text.trim() !== ''))
  return { keys, rows: keys.map((key) => readRow(entries, key)) as Rows, entries }
}

/** A row of something that is kept may lose no price; a new one without takes its product's. */
function readRow(entries: readonly Entry[], key: string): Typed {
  const read = readFields(rowFields(), entries, key)
  const { isRemoved: _, ...seen } = readFields(rowFields(), entries, `${key}.vu`)
  if (newRow.test(key)) return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== '' && value !== undefined))
  return { id: key, seen, ...read, price: read.price ?? '', stock: read.stock ?? seen.stock }
}

/**
 * What was refused, to stand in the table again. What its owner has not touched shows what is kept by now; what clashes with
 * somebody else's change is compared with that from now on: whoever saves again has seen it.
 */
export function refuseVintages(
  { keys, rows, entries }: PostedVintages,
  { code, message, fields = {} }: Failure,
): VintagesRefusal {
  const told = sayFaults(fields)
  const faults = code === 'invalid' ? sayTypedFaults([tableField()], { rows }, told) : told
  const last = new Map(entries)
  const isTouched = ([name, text]: Entry) => {
    const seen = last.get(name.replace('.', '.vu.'))
    return seen === undefined || seen.trim() !== text.trim()
  }
  const typed = entries.filter((entry) => named.test(entry[0]) && !entry[0].includes('.vu.') && isTouched(entry))
  const seen =
    code === 'conflict'
      ? []
      : entries.filter(([name]) => name.includes('.vu.') && typed.some(([own]) => own === name.replace('.vu.', '.')))
  const byKey = Object.entries(faults).map(([name, says]) => [
    name.replace(/^rows\.(\d+)/, (_, at) => keys[Number(at)] ?? ''),
    says,
  ])
  return { message, texts: Object.fromEntries([...typed, ...seen]), faults: Object.fromEntries(byKey), blanks: 0 }
}

/** The table with more rows to fill in, and all that was typed. */
export function offerVintages(entries: readonly Entry[]): VintagesRefusal {
  return { message: '', texts: Object.fromEntries(entries.filter(([name]) => named.test(name))), faults: {}, blanks: 4 }
}
