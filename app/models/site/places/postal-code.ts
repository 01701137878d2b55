/** A postal code as it is compared: in capitals, without the spaces that some write in it. */
export function barePostalCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

const withFiveDigits = new Set(['FR', 'MC'])

const ofDepartments = /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/
const overseas = /^(97[1-8]|98[046-8])\d{2}$/

/** Whether a postal code may be one of this country; of France and Monaco it is known to have five digits, the first ones a department's. */
export function isPostalCodeOf(country: string, typed: string): boolean {
  const code = barePostalCode(typed)
  return !withFiveDigits.has(country) || ofDepartments.test(code) || overseas.test(code)
}
