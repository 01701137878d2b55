const laPoste = '356000000'

/** Whether this is the number of a French establishment: fourteen digits, spaces aside, the last of which checks the others. */
export function isSiret(text: string): boolean {
  const digits = bare(text)
  if (!/^\d{14}$/.test(digits)) return false
  // The post offices are too many for the common rule.
  return isLuhn(digits) || (digits.startsWith(laPoste) && sumOf([...digits].map(Number)) % 5 === 0)
}

/** Whether this is the number of a French company: nine digits, spaces aside, the last of which checks the others. */
export function isSiren(text: string): boolean {
  const digits = bare(text)
  return /^\d{9}$/.test(digits) && isLuhn(digits)
}

/** The SIREN of what a business typed, spaces aside: it stands alone, or begins the number of an establishment. */
export function findSiren(typed: string): string | undefined {
  const siren = bare(typed).slice(0, 9)
  return isSiren(typed) || (isSiret(typed) && isSiren(siren)) ? siren : undefined
}

/** Whether this can be a number of VAT: of a French company its key follows from its SIREN, of others of the Union the form is looked at alone. */
export function isVatNumber(text: string): boolean {
  const number = bare(text).toUpperCase()
  if (!number.startsWith('FR'))
    return /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/.test(number)
  const [, key = '', siren = ''] = /^FR([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? []
  if (!isSiren(siren)) return false
  // A key with a letter is of those whom the tax office numbers otherwise.
  return !/^\d\d$/.test(key) || number === vatNumberOf(siren)
}

/** The VAT number of a French company, which follows from its SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

/** A VAT number without what people put between its signs. */
export function bareVatNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}

function bare(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f.]/g, '')
}

function isLuhn(digits: string): boolean {
  const doubled = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
  return sumOf(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
