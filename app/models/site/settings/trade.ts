/** What a house lives by: its site speaks the words of that. The first is what every site begins with. */
export const trades = ['WINE', 'BEER', 'CHEESE', 'BOOKS'] as const
export type Trade = (typeof trades)[number]

/** Whether what such a house makes is alcohol: the law then wants its band, its age and its words. */
export function sellsAlcohol(trade: Trade): boolean {
  return trade === 'WINE' || trade === 'BEER'
}

/** The trade that a site has set. */
export function tradeOf({ TRADE }: { TRADE: string }): Trade {
  return trades.find((trade) => trade === TRADE) ?? 'WINE'
}
