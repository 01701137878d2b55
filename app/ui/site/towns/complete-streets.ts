import { element } from '../../platform/overlays/element.ts'
import { countryOf, findBeside, proposeUnder } from './address-field.ts'

export type Street = { address: string; postalCode: string; city: string }

const part = 'address-line1'
/** A house that has no addresses proposed is asked once a page. */
let isOff = false

const say = ({ address, postalCode, city }: Street) => `${address}, ${postalCode} ${city}`

/** Proposes addresses while a street is typed; the one that is chosen fills the postal code and the town as well. */
export function completeStreets(field: HTMLInputElement): void {
  let known: Street[] = []
  proposeUnder(field, {
    find: async (typed) => {
      if (typed.length < 4 || countryOf(field) !== 'FR') return []
      known = await fetchStreets(typed, findBeside(field, part, 'postal-code')?.value.trim() ?? '')
      return known.map((street) => element('option', { value: say(street) }))
    },
    take: (typed) => {
      const chosen = known.find((street) => say(street) === typed)
      if (chosen) fill(field, chosen)
      return chosen !== undefined
    },
  })
}

/** Whoever chooses an address means all of it. */
function fill(field: HTMLInputElement, { address, postalCode, city }: Street): void {
  write(field, address)
  write(findBeside(field, part, 'postal-code'), postalCode)
  write(findBeside(field, part, 'address-level2'), city)
}

function write(field: HTMLInputElement | undefined, value: string): void {
  if (!field || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without proposals the field works as ever. */
async function fetchStreets(asked: string, postalCode: string): Promise<Street[]> {
  if (isOff) return []
  try {
    const answer = await fetch(`/panier/rues?${new URLSearchParams({ q: asked, cp: postalCode })}`)
    isOff = answer.status === 204
    return answer.status === 200 ? ((await answer.json()) as Street[]) : []
  } catch {
    return []
  }
}
