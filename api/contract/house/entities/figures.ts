import { z } from 'zod'
import { clientKinds } from '#app/models/house/figures/figure-kind.ts'
import { deliveryTypes } from '#app/models/selling/fulfilment.ts'
import { paymentMeans } from '#app/models/selling/payment.ts'
import { Day, Id, ShortText } from '../../platform/values.ts'

const Count = z.int().min(0)
/** The sum of many amounts: larger than one amount may be, and below nothing where more was given back than sold. */
const Sum = z.int().meta({ 'x-unit': 'cent' })

const Span = z.object({ from: Day, to: Day })
const Takings = z.object({ orders: Count, invoiced: Sum, credited: Sum, gross: Sum, net: Sum, tax: Sum })
const Sold = z.object({ quantity: Count, amount: Sum, quantityBefore: Count, amountBefore: Sum })
const Visited = z.object({ count: Count, countBefore: Count })

/** What was sold in a span of days, beside the same days of the year before. */
export const Figures = z.object({
  span: Span,
  before: Span,
  takings: z.object({
    now: Takings,
    before: Takings,
    steps: z.array(Span.extend({ now: Takings, before: Takings })),
  }),
  /** The most sold; `wineTotal` says how many there are. */
  wines: z.array(Sold.extend({ idProduct: Id, name: ShortText, year: z.int().nullable() })),
  wineTotal: Count,
  deliveries: z.array(Sold.extend({ type: z.enum(deliveryTypes) })),
  means: z.array(Sold.extend({ means: z.enum([...paymentMeans, 'ONLINE']) })),
  clients: z.array(Sold.extend({ kind: z.enum(clientKinds) })),
  codes: z.array(Sold.extend({ code: ShortText })),
  visits: Visited.extend({ sources: z.array(Visited.extend({ source: ShortText })) }),
})
