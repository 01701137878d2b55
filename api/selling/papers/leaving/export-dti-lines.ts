import { done, refused } from '#app/models/platform/outcome.ts'
import { ledgerTexts as words } from '#app/texts/house/settings/ledger.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findOpenDays, readSpan } from '../books/read-span.ts'
import { readSeller } from '../read-seller.ts'
import { writeHectolitres } from './export-exits.ts'
import { type Exit, readExits } from './read-exits.ts'

type Portal = 'COMMON' | 'DECLARVINS'

/** What the portals of the trade bodies call each movement; DéclarVins has words of its own. */
const movements = {
  COMMON: {
    capsules: ['sorties', 'ventefrancecrd'],
    noCapsules: ['sorties', 'vracsanscontratacquitte'],
    abroad: ['sorties', 'export'],
    lost: ['sorties', 'destructionperte'],
    back: ['entrees', 'retourmarchandisetaxees'],
  },
  DECLARVINS: {
    capsules: ['sorties', 'crd'],
    noCapsules: ['sorties', 'factures'],
    abroad: ['sorties', 'export'],
    lost: ['sorties', 'pertes'],
    back: ['entrees', 'crd'],
  },
} as const satisfies Record<Portal, Record<string, readonly [string, string]>>

/** A line of the form by which a trade body's portal takes the monthly declaration: its first twenty fields. */
type Line = { wine: string; label: string; movement: readonly [string, string]; more: string; millilitres: number }

/**
 * The movements of a month as a trade body's portal takes them by its form (DTI+): what left and came back by this shop, and nothing
 * of what the cellar alone knows. Stocks are not said: the portal has those of the month before.
 */
export const exportDtiLines: UseCase<Contract['exportDtiLines']> = async ({ query }, { read, site, now }) => {
  const { from, to, portal } = query
  if (from.slice(0, 7) !== to.slice(0, 7)) return refused('invalid', { fields: { to: { code: 'days_month' } } })
  const span = readSpan(read, query)
  if (!span.ok) return span
  const open = findOpenDays(query, now)
  if (open) return refused('invalid', { fields: { to: open } })
  const { siret, excise } = await readSeller(read, site)
  const number = bare(excise?.number ?? '')
  if (!number && !siret) return refused('invalid', { fields: { to: { code: 'seller_unnamed' } } })
  const exits = await readExits(read, query)
  const month = from.slice(0, 7).replace('-', '')
  const lines = sumLines(exits.map((exit) => toLine(exit, movements[portal], excise?.usesCapsules ?? false)))
  const text = lines
    .map(({ wine, label, movement, more, millilitres }) => {
      const who = ['CAVE', month, siret ? `(${bare(siret)})` : '', number]
      const which = ['', '', '', '', '', '', '', wine, label]
      return [...who, ...which, 'suspendu', ...movement, writeHectolitres(millilitres, '.'), more, '', '']
    })
    .map((fields) => `${fields.map(quote).join(';')}\r\n`)
    .join('')
  return done({
    name: `dti-${month}.csv`,
    type: 'text/csv' as const,
    content: Buffer.from(text).toString('base64'),
  })
}

type Words = (typeof movements)[Portal]

/** A sample owes its duty as a sale does. */
function toLine(
  { duty, reason, kind, name, appellation, country, leftIn, ...of }: Exit,
  said: Words,
  hasCapsules: boolean,
): Line {
  const home = hasCapsules ? said.capsules : said.noCapsules
  const movement = reason === 'RETURN' ? said.back : duty === 'NONE' ? said.lost : duty === 'PAID' ? home : said.abroad
  return {
    wine: plain(name),
    label: plain(appellation ? [appellation, words.colours[kind] ?? ''].join(' ').trim() : name),
    movement,
    more: reason === 'RETURN' ? leftIn : country,
    millilitres: of.bottles * of.millilitres,
  }
}

/** Portals take one line for each movement of a wine. */
function sumLines(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>()
  for (const line of lines) {
    const key = JSON.stringify([line.wine, line.label, line.movement, line.more])
    sums.set(key, { ...line, millilitres: (sums.get(key)?.millilitres ?? 0) + line.millilitres })
  }
  return [...sums.values()]
}

const bare = (number: string) => number.replaceAll(/\s/g, '')

/** Within a name parentheses would be read as the code of a product. */
const plain = (text: string) => text.replaceAll(/[()\s]+/g, ' ').trim()

const quote = (field: string) => (/[;,"#]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
