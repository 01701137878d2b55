/** Why a stock changes by hand: goods came in, were counted, or turned out to be more or fewer. */
export const movementKinds = ['RECEIPT', 'INVENTORY', 'CORRECTION'] as const
export type MovementKind = (typeof movementKinds)[number]
