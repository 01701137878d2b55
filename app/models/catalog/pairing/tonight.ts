/** What somebody may ask of three wines for tonight, beside the dish; the words stand in addresses. */
export const tastes = ['sec', 'doux'] as const
export const bodies = ['leger', 'ample'] as const
/** In whole euros for a bottle. */
export const budgets = [12, 15, 20, 30, 50] as const

/** In cents: what is asked for where nobody minds the price. */
export const anyBudget = 10_000_000

export type Taste = (typeof tastes)[number]
export type Body = (typeof bodies)[number]
