/** How much a breach of data threatens whom it is about: not at all, somewhat, or so that they have to be told. */
export const breachRisks = ['NONE', 'RISK', 'HIGH'] as const
export type BreachRisk = (typeof breachRisks)[number]

/** The authority hears of a breach within so many hours after it was found, unless it threatens nobody (GDPR, article 33). */
export const breachHours = 72

/** Until when the authority has to hear of a breach. */
export function dueOfBreach(foundAt: string): string {
  return new Date(Date.parse(foundAt) + breachHours * 3_600_000).toISOString()
}
