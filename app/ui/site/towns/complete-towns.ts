import { element } from '../../platform/overlays/element.ts'
import { countryOf, findBeside, pause } from './address-field.ts'

export type Town = { postalCode: string; name: string }

const parts = { code: 'postal-code', town: 'address-level2' } as const
const helped = new WeakSet<HTMLInputElement>()
let lists = 0

/** Proposes towns under a postal code or a town while it is typed, and fills the other of the two where it is empty. */
export function completeTowns(field: HTMLInputElement): void {
  if (helped.has(field)) return
  helped.add(field)
  lists += 1
  const list = element('datalist', { id: `communes-${lists}` })
  field.after(list)
  field.setAttribute('list', list.id)
  const isCode = field.autocomplete.endsWith(parts.code)
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const asked = field.value.trim()
      const towns = asked.length < 2 ? [] : await fetchTowns(asked, countryOf(field))
      // Only the answer to what stands there now counts.
      if (field.value.trim() !== asked) return
      list.replaceChildren(...towns.map((town) => toOption(town, isCode)))
      const meant = towns.filter((town) => (isCode ? town.postalCode : town.name) === asked)
      const [one] = meant
      if (one && meant.length === 1) fillOther(field, isCode ? one.name : one.postalCode)
    }, pause)
  }
  field.addEventListener('input', ask)
  // Something may have been typed while this script came.
  if (field.value.trim()) ask()
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
