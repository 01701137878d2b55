/** How long a visitor may pause between two signs, in milliseconds. */
export const pause = 150

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
