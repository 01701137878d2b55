import { foldText } from '../platform/text/fold-text.ts'

/** What decides whether two goods have something to do with each other. */
export type Neighbour = {
  id: string
  kind: string
  facts: { grapes: string; appellation: string }
  meals: readonly { label: string }[]
  /** What a box holds. */
  products: readonly { idProduct: string }[]
}

/** Why one product stands beside another: what they have in common, the most telling first. */
export type Tie =
  | { is: 'holds' | 'held' }
  | { is: 'meal'; label: string }
  | { is: 'grapes'; label: string }
  | { is: 'appellation'; label: string }
  | { is: 'kind' }

/** What ties a product to one that is looked at; nothing where nothing is known. */
export function findTie(other: Neighbour, looked: Neighbour): Tie | undefined {
  if (other.products.some(({ idProduct }) => idProduct === looked.id)) return { is: 'holds' }
  if (looked.products.some(({ idProduct }) => idProduct === other.id)) return { is: 'held' }
  const meal = other.meals.find(({ label }) => looked.meals.some((own) => isSame(own.label, label)))
  if (meal) return { is: 'meal', label: meal.label }
  if (isSame(other.facts.grapes, looked.facts.grapes)) return { is: 'grapes', label: other.facts.grapes }
  if (isSame(other.facts.appellation, looked.facts.appellation)) return { is: 'appellation', label: other.facts.appellation }
  return other.kind === looked.kind && other.kind !== 'autre' ? { is: 'kind' } : undefined
}

function isSame(one: string, other: string): boolean {
  return one !== '' && foldText(one) === foldText(other)
}
