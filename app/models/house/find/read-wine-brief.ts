import type { ProductKind } from '../../catalog/products/product-kind.ts'

/** The field in which a new wine is told in one line. */
export const briefField = 'ligne'

/** A wine as it is told in one line, by the names and the spelling of the fields of its form. */
export type WineBrief = { name: string; facts: Readonly<Record<string, string>> }

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const end = String.raw`(?![\p{L}\d])`

/** What is told by a number and what stands beside it; whatever is found is taken out of the line. */
const told: readonly [field: string, found: RegExp][] = [
  ['vintages.0.stock', new RegExp(String.raw`(?<![\d.,])(\d{1,6}) ?(?:bouteilles?|bts?|cols?|flacons?|en stock)${end}`, 'iu')],
  ['facts.alcohol', new RegExp(String.raw`(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:%|°)(?: ?(?:vol|alc)\.?${end})?`, 'iu')],
  ['vintages.0.capacity', new RegExp(String.raw`(?<![\d.,])${number} ?(cl|ml|l)${end}`, 'iu')],
  ['price', new RegExp(String.raw`(?<![\d.,])${number} ?(?:€|euros?${end})`, 'iu')],
  ['price', new RegExp(String.raw`(?:^|\s)à ${number}(?![\d.,%°])`, 'iu')],
  ['price', /(?<![\d.,])(\d{1,4}[.,]\d{2})(?![\d.,%°])/u],
  ['vintages.0.year', /(?<![\d.,])((?:19|20)\d{2})(?![\d.,%°])/u],
]

const units: Readonly<Record<string, string>> = { ml: 'ml', l: 'L' }

const kinds: readonly [ProductKind, RegExp][] = [
  ['jaune', /vin jaune/iu],
  ['paille', /vin de paille/iu],
  ['bulles', /crémant|champagne|pétillant|mousseux|(?<!\p{L})brut(?!\p{L})/iu],
  ['liqueur', /macvin|ratafia|liqueur/iu],
  ['rose', /(?<!\p{L})rosé/iu],
  ['rouge', /(?<!\p{L})rouge(?!\p{L})/iu],
  ['blanc', /(?<!\p{L})blanc(?!\p{L})/iu],
]

/** Reads « Cuvée Marthe rouge 2022 75 cl 12,50 € 13 % 120 bouteilles », in any order; nothing where no name is left or nothing else is told. */
export function readWineBrief(line: string): WineBrief | undefined {
  const facts: Record<string, string> = {}
  let rest = line.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
  for (const [field, pattern] of told) {
    const [found, value = '', unit = ''] = pattern.exec(rest) ?? []
    if (found === undefined || field in facts) continue
    facts[field] = value.replace('.', ',')
    const capacityUnit = units[unit.toLowerCase()]
    if (capacityUnit) facts['vintages.0.capacityUnit'] = capacityUnit
    rest = rest.replace(found, ' ')
  }
  const [kind] = kinds.find(([, pattern]) => pattern.test(rest)) ?? []
  if (kind) facts.kind = kind
  const name = rest
    .replaceAll(/[\s,;·]+/g, ' ')
    .replace(/^[ :–-]+|[ :–-]+$/g, '')
    .trim()
  return name === '' || Object.keys(facts).length === 0 ? undefined : { name, facts }
}

const asked =
  /^(?:nouveau|nouvelle|ajouter|créer|creer|noter)\s+(?:(?:une?|le|la|du)\s+)?(?:(?:vin|produit|bi[eè]re|fromage(?!\s+blanc)|livre)\s*:?\s+(?!jaune|de\s|d['’]|doux|gris))?/iu

/** The same asked for in words: « nouveau vin Cuvée Marthe 2022 12,50 € ». */
export function readNewWine(text: string): WineBrief | undefined {
  const said = text.trim()
  const [begins] = asked.exec(said) ?? []
  const line = begins === undefined ? undefined : readWineBrief(said.slice(begins.length))
  if (!line?.facts.price && !line?.facts['vintages.0.year']) return undefined
  return { ...line, name: line.name.charAt(0).toLocaleUpperCase('fr') + line.name.slice(1) }
}

/** What stands in the form of a new wine then. */
export function entriesOf({ name, facts }: WineBrief): [name: string, text: string][] {
  return [['name', name], ...Object.entries(facts)]
}
