import type { XmlElement } from '@rgrove/parse-xml'

const heaviest = 50_000
const longestChain = 500

/** Whether a drawing stays bearable when all that it repeats is drawn: `use` within `use` grows like a chain letter. */
export function isBearable(elements: XmlElement[]): boolean {
  const byId = new Map(elements.map((element) => [element.attributes.id ?? '', element]))
  const weights = new Map<XmlElement, number>()

  function weigh(element: XmlElement, chain: number): number {
    const known = weights.get(element)
    if (known !== undefined) return known
    if (chain > longestChain) return Number.POSITIVE_INFINITY
    // Whoever leads back to itself is never bearable.
    weights.set(element, Number.POSITIVE_INFINITY)
    let weight = 1
    for (const child of element.children) if (isElement(child)) weight += weigh(child, chain + 1)
    for (const id of referencesOf(element)) {
      const target = byId.get(id)
      if (target) weight += weigh(target, chain + 1)
    }
    weights.set(element, weight)
    return weight
  }

  return elements.every((element) => weigh(element, 0) <= heaviest)
}

function referencesOf({ attributes }: XmlElement): string[] {
  return Object.values(attributes).flatMap((value) =>
    value.startsWith('#') ? [value.slice(1)] : [...value.matchAll(/url\(\s*["']?#([\w.-]+)/g)].map(([, id = '']) => id),
  )
}

function isElement(node: { type: string }): node is XmlElement {
  return node.type === 'element'
}
