import { element } from '../../platform/overlays/element.ts'
import { countryOf, findBeside, proposeUnder } from './address-field.ts'

export type Town = { postalCode: string; name: string }

const parts = { code: 'postal-code', town: 'address-level2' } as const

/** Proposes towns under a postal code or a town while it is typed, and fills the other of the two where it is empty. */
export function completeTowns(field: HTMLInputElement): void {
  const isCode = field.autocomplete.endsWith(parts.code)
  proposeUnder(field, {
    find: async (typed) => {
      const towns = typed.length < 2 ? [] : await fetchTowns(typed, countryOf(field))
      const meant = towns.filter((town) => (isCode ? town.postalCode : town.name) === typed)
      const [one] = meant
      if (one && meant.length === 1 && field.value.trim() === typed) fillOther(field, isCode ? one.name : one.postalCode)
      return towns.map((town) => toOption(town, isCode))
    },
  })
}

function toOption({ postalCode, name }: Town, isCode: boolean): HTMLOptionElement {
  const [value, label] = isCode ? [postalCode, name] : [name, postalCode]
  return element('option', { value, label: `${label} · ${value}` })
}

/** What somebody has typed themselves is theirs. */
function fillOther(field: HTMLInputElement, value: string): void {
  const [own, other] = field.autocomplete.endsWith(parts.code) ? [parts.code, parts.town] : [parts.town, parts.code]
  const found = findBeside(field, own, other)
  if (found?.value !== '') return
  found.value = value
  found.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without proposals the fields work as ever. */
async function fetchTowns(asked: string, country: string): Promise<Town[]> {
  try {
    const answer = await fetch(`/panier/communes?${new URLSearchParams({ q: asked, pays: country })}`)
    return answer.ok ? ((await answer.json()) as Town[]) : []
  } catch {
    return []
  }
}
