import { element } from '../../platform/overlays/element.ts'
import { countryOf, findBeside, pause } from './address-field.ts'

export type Street = { address: string; postalCode: string; city: string }

const part = 'address-line1'
const helped = new WeakSet<HTMLInputElement>()
let lists = 0
/** A house that has no addresses proposed is asked once a page. */
let isOff = false

const say = ({ address, postalCode, city }: Street) => `${address}, ${postalCode} ${city}`

/** Proposes addresses while a street is typed; the one that is chosen fills the postal code and the town as well. */
export function completeStreets(field: HTMLInputElement): void {
  if (helped.has(field)) return
  helped.add(field)
  lists += 1
  const list = element('datalist', { id: `rues-${lists}` })
  field.after(list)
  field.setAttribute('list', list.id)
  let known: Street[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    const chosen = known.find((street) => say(street) === field.value)
    if (chosen) return fill(field, chosen)
    timer = setTimeout(async () => {
      const asked = field.value.trim()
      if (asked.length < 4 || countryOf(field) !== 'FR') return list.replaceChildren()
      known = await fetchStreets(asked, findBeside(field, part, 'postal-code')?.value.trim() ?? '')
      // Only the answer to what stands there now counts.
      if (field.value.trim() === asked) list.replaceChildren(...known.map((street) => element('option', { value: say(street) })))
    }, pause)
  }
  field.addEventListener('input', ask)
  // Something may have been typed while this script came.
  if (field.value.trim()) ask()
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
