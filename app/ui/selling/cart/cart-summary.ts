/** One row of the totals. */
export type TotalRow = { label: string; amount: string; isLess?: boolean }

/** What a cart comes to, as its screen needs it. */
export type CartSummary = { rows: TotalRow[]; totalLabel: string; total: string; vat: string; notes: string[]; isFree: boolean }
