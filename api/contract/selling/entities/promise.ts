import { z } from 'zod'
import { Day, Instant } from '../../platform/values.ts'

/** When a parcel leaves, between which days it comes, and until when one has to order, or to pay, for that. */
export const DeliveryPromise = z.object({ leaves: Day, from: Day, to: Day, until: Instant })

/** The days that the buyer of an order was promised; until its money has come they hold if it comes before `by`. */
export const PromisedDays = z.object({ leaves: Day, from: Day, to: Day, by: Instant.nullable() })
