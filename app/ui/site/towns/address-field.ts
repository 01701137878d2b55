import { element } from '../../platform/overlays/element.ts'

/** How long a visitor may pause between two signs, in milliseconds. */
const pause = 150
const helped = new WeakSet<HTMLInputElement>()
let lists = 0

type Proposing = {
  /** What may be meant by what stands there. */
  find: (typed: string) => Promise<HTMLOptionElement[]>
  /** Takes a proposal that was chosen; says whether it was one. */
  take?: (typed: string) => boolean
}

/** Proposes under a field of an address while it is typed; only the answer to what stands there by then counts. */
export function proposeUnder(field: HTMLInputElement, { find, take }: Proposing): void {
  if (helped.has(field)) return
  helped.add(field)
  lists += 1
  const list = element('datalist', { id: `adresses-${lists}` })
  field.after(list)
  field.setAttribute('list', list.id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    if (take?.(field.value)) return
    timer = setTimeout(async () => {
      const typed = field.value.trim()
      const options = await find(typed)
      if (field.value.trim() === typed) list.replaceChildren(...options)
    }, pause)
  }
  field.addEventListener('input', ask)
  // Something may have been typed while this script came.
  if (field.value.trim()) ask()
}

/** The field of the same address for another part of it, by what browsers fill in. */
export function findBeside(field: HTMLInputElement, own: string, other: string): HTMLInputElement | undefined {
  const name = field.autocomplete.slice(0, -own.length) + other
  return field.form?.querySelector<HTMLInputElement>(`input[autocomplete="${name}"]`) ?? undefined
}

/** The country of the address that a field belongs to, as its form says it. */
export function countryOf({ form }: HTMLInputElement): string {
  const field = form?.querySelector<HTMLInputElement | HTMLSelectElement>(
    '[name="pays"], [autocomplete$="country"], [autocomplete$="country-name"]',
  )
  return field?.value || 'FR'
}
