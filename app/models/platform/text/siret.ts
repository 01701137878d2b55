const laPoste = '356000000'

/** Whether this is the number of a French establishment: fourteen digits, spaces aside, the last of which checks the others. */
export function isSiret(text: string): boolean {
  const digits = text.replaceAll(/[\s\u00a0\u202f.]/g, '')
  if (!/^\d{14}$/.test(digits)) return false
  // The post offices are too many for the common rule.
  return isLuhn(digits) || (digits.startsWith(laPoste) && sumOf([...digits].map(Number)) % 5 === 0)
}

function isLuhn(digits: string): boolean {
  const doubled = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
  return sumOf(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
