/** An amount of cents, or a rate of hundredths, as a French spreadsheet reads a number; without its sign. */
export function writeAmount(hundredths: number): string {
  const whole = Math.abs(hundredths)
  return `${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}
