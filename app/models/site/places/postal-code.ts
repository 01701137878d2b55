/**
 * A postal code as it is compared: in capitals, without the spaces, dashes and brackets that some write in it, and without the letters of
 * its country that stand before its digits.
 */
export function barePostalCode(typed: string): string {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return bare.replace(/^[A-Z]{1,2}(?=\d+$)/, '')
}

const ofDepartments = /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/
const overseas = /^(97[1-8]|98[046-8])\d{2}$/
const ofMonaco = /^980\d{2}$/

/** Whether a postal code may be one of this country; of France and Monaco it is known to have five digits, and which come first. */
export function isPostalCodeOf(country: string, typed: string): boolean {
  const code = barePostalCode(typed)
  if (country === 'MC') return ofMonaco.test(code)
  return country !== 'FR' || ofDepartments.test(code) || overseas.test(code)
}
