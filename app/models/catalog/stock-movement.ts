/** Why a stock changes by hand: goods came in, were counted, turned out to be more or fewer, were given to taste, were lost, or came back from a buyer. */
export const movementKinds = ['RECEIPT', 'INVENTORY', 'CORRECTION', 'SAMPLE', 'LOSS', 'RETURN'] as const
export type MovementKind = (typeof movementKinds)[number]
