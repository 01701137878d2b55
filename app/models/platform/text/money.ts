const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'

/** An amount of cents as it is read in France: `1 234,50 €`, with spaces that never break. */
export function sayCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, narrowNoBreak)
  return `${cents < 0 ? '−' : ''}${grouped},${rest}${noBreak}€`
}

/** An amount times a fraction of whole numbers, none of them negative, to the nearest cent; half a cent goes up. */
export function scaleHalfUp(amount: number, numerator: number, denominator: number): number {
  const twice = 2n * BigInt(denominator)
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / twice)
}

/** An amount shared in proportion to weights, to the cent: what is left over goes to the largest remainders, the first of equals. */
export function shareCents(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, place) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { place, share: Number(exact / whole), rest: exact % whole }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const byRest = [...parts].sort((one, other) =>
    one.rest === other.rest ? one.place - other.place : one.rest < other.rest ? 1 : -1,
  )
  for (const part of byRest.slice(0, left)) part.share += 1
  return parts.map(({ share }) => share)
}

/** A price without the tax that is within it, to the cent; a rate is in hundredths of a percent. */
export function netOf(gross: number, rate: number): number {
  return scaleHalfUp(gross, 10_000, 10_000 + rate)
}
