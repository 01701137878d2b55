/** Why a stock changes by hand: goods came in, were counted, turned out to be more or fewer, were given to taste, or were lost. */
export const movementKinds = ['RECEIPT', 'INVENTORY', 'CORRECTION', 'SAMPLE', 'LOSS'] as const
export type MovementKind = (typeof movementKinds)[number]
