/** A postal code as it is compared: in capitals, without the spaces that some write in it. */
export function barePostalCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

const withFiveDigits = new Set(['FR', 'MC'])

/** Whether a postal code may be one of this country; of France and Monaco it is known to have five digits, the first two a department's. */
export function isPostalCodeOf(country: string, typed: string): boolean {
  return !withFiveDigits.has(country) || /^(0[1-9]|[1-8]\d|9[0-578])\d{3}$/.test(barePostalCode(typed))
}
