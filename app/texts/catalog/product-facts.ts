import { type BoxPart, sumBox } from '#app/models/catalog/box/box-facts.ts'
import { type Capacity, sayCapacity, toMillilitres } from '#app/models/catalog/capacity.ts'
import type { Nutrition, WineFacts } from '#app/models/catalog/wine-facts.ts'
import { allergenNames, type FactNames, factNames, nutrientNames } from './shop.ts'

type FactSource = Capacity & { facts: WineFacts; reference: string }

/** One fact: its name and what it is, the parts of it that are emphasised marked. */
export type FactView = { name: string; parts: { text: string; isStrong: boolean }[] }

/** What the law wants told of a declination before it is bought, and what the label says besides, by the names of its trade. */
export function listFacts(declination: FactSource, reference: string, names: FactNames = factNames): FactView[] {
  const { facts } = declination
  const plain: [string, string][] = [
    [names.denomination, facts.denomination],
    [names.appellation, facts.denomination.includes(facts.appellation) ? '' : facts.appellation],
    [names.grapes, facts.grapes],
    [names.alcohol, facts.alcohol === null ? '' : sayAlcohol(facts.alcohol)],
    [names.capacity, sayCapacity(declination)],
    // What is not poured is in no bottle.
    [toMillilitres(declination) === undefined ? names.madeBy : names.bottler, facts.bottler],
    [names.origin, facts.origin],
    [names.lot, facts.lot],
    [names.reference, declination.reference || reference],
    [names.energy, facts.nutrition ? sayEnergy(facts.nutrition) : ''],
    [names.certification, facts.certification],
    ...listGoodFacts(facts, names),
  ]
  const told = plain.map(([name, text]) => ({ name, parts: [{ text, isStrong: false }] }))
  return [...told, ...substancesOf(facts)].filter(({ parts }) => parts.some(({ text }) => text !== ''))
}

/** Who answers for a thing, and what its maker warns of. */
function listGoodFacts({ good }: WineFacts, names: FactNames): [string, string][] {
  if (!good) return []
  return [
    [names.maker, [good.maker, good.brand].filter(Boolean).join(', ')],
    [names.makerContact, good.makerContact],
    [names.model, good.model],
    [names.warnings, good.warnings],
  ]
}

/** What a box says of its wines together; nothing of what is no box. */
export function listBoxFacts(parts: readonly BoxPart[]): FactView[] {
  if (parts.length === 0) return []
  const { bottles, millilitres, alcohol, allergens } = sumBox(parts)
  const share = alcohol && (alcohol.least === alcohol.most ? sayAlcohol(alcohol.least) : sayShares(alcohol))
  const plain: [string, string][] = [
    [factNames.capacity, millilitres === null ? '' : sayBox(bottles, millilitres)],
    [factNames.alcohol, share ?? ''],
  ]
  const told = plain.map(([name, text]) => ({ name, parts: [{ text, isStrong: false }] }))
  return [...told, ...substancesOf({ ingredients: '', allergens })].filter((fact) => fact.parts.some(({ text }) => text !== ''))
}

/** What a box says of itself comes before what its wines add up to. */
export function mergeBoxFacts(own: readonly FactView[], ofWines: readonly FactView[]): FactView[] {
  return [...own, ...ofWines.filter(({ name }) => !own.some((fact) => fact.name === name))]
}

function sayShares({ least, most }: { least: number; most: number }): string {
  return `de ${sayDecimal(least / 10)} à ${sayAlcohol(most)}`
}

function sayBox(bottles: number, millilitres: number): string {
  const volume = `${sayDecimal(millilitres / 1000)}\u00a0L`
  return bottles === 1 ? volume : `${volume} en ${bottles} bouteilles`
}

/** What a declination holds of each nutrient in 100 ml. */
export function listNutrients(nutrition: Nutrition): { name: string; amount: string }[] {
  const nutrients = Object.entries(nutrientNames) as [keyof typeof nutrientNames, string][]
  return nutrients.map(([key, name]) => ({ name, amount: `${sayDecimal(nutrition[key] / 100)}\u00a0g` }))
}

type Energy = Pick<Nutrition, 'kilojoules' | 'kilocalories'>
type LabelSource = Pick<WineFacts, 'ingredients' | 'allergens'> & { nutrition: Energy | null }

/** What a label says at least: the energy, what is in the bottle, and what some must not drink. */
export function listLabelFacts(facts: LabelSource): FactView[] {
  const energy = { name: factNames.energy, parts: [{ text: facts.nutrition ? sayEnergy(facts.nutrition) : '', isStrong: false }] }
  return [energy, ...substancesOf(facts)].filter(({ parts }) => parts.some(({ text }) => text !== ''))
}

/** The ingredients with their allergens emphasised; allergens that no ingredient names stand alone. */
export function substancesOf({ ingredients, allergens }: Pick<WineFacts, 'ingredients' | 'allergens'>): FactView[] {
  const words = allergens.map((allergen) => allergenNames[allergen])
  const missing = words.filter((word) => !ingredients.toLowerCase().includes(word))
  const contains = missing.flatMap((word, place) => [
    { text: place === 0 ? 'Contient : ' : ', ', isStrong: false },
    { text: word, isStrong: true },
  ])
  return [
    { name: factNames.ingredients, parts: emphasise(ingredients, words) },
    { name: factNames.allergens, parts: contains },
  ]
}

export function sayAlcohol(tenths: number): string {
  return `${sayDecimal(tenths / 10)}\u00a0% vol.`
}

export function sayEnergy({ kilojoules, kilocalories }: Energy): string {
  return `${kilojoules}\u00a0kJ / ${kilocalories}\u00a0kcal pour 100\u00a0ml`
}

function emphasise(text: string, words: readonly string[]): FactView['parts'] {
  if (words.length === 0 || text === '') return [{ text, isStrong: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .filter(Boolean)
    .map((part) => ({ text: part, isStrong: words.includes(part.toLowerCase()) }))
}

function sayDecimal(amount: number): string {
  return amount.toLocaleString('fr-FR', { maximumFractionDigits: 2 })
}
