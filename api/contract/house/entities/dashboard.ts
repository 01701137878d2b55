import { z } from 'zod'
import { Cents, Day, Id, ShortText } from '../../platform/values.ts'

const Count = z.int().min(0)
/** The sum of many amounts: larger than one amount may be. */
const Sum = z.int().meta({ 'x-unit': 'cent' })

/** How a shop and its site are doing: thirty days beside the thirty before. */
export const Dashboard = z.object({
  since: Day,
  sales: z.object({
    amount: Sum,
    orders: Count,
    amountBefore: Sum,
    ordersBefore: Count,
    days: z.array(z.object({ day: Day, amount: Sum, orders: Count })),
  }),
  best: z.array(z.object({ idProduct: Id, name: ShortText, quantity: Count, amount: Sum })),
  low: z.array(
    z.object({
      idProduct: Id,
      idDeclination: Id.nullable(),
      name: ShortText,
      year: z.int().nullable(),
      stock: Count,
      limit: Count,
      price: Cents,
    }),
  ),
  lowTotal: Count,
  visits: z.object({
    total: Count,
    totalBefore: Count,
    days: z.array(z.object({ day: Day, count: Count })),
    sources: z.array(z.object({ source: ShortText, count: Count })),
  }),
})
