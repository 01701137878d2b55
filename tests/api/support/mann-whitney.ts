/** How likely two samples differ as much as these by chance alone: Mann-Whitney's test, two-sided, by the normal curve. */
export function chanceOf(left: number[], right: number[]): number {
  const wins = left.reduce((sum, a) => sum + right.reduce((won, b) => won + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0)
  const [n, m] = [left.length, right.length]
  const z = Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return tailsOf(z)
}

/** The two tails of the normal curve beyond z (Abramowitz and Stegun 26.2.17). */
function tailsOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return Math.min(1, 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series)
}
