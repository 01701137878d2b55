import { z } from 'zod'

/** The secret part of an order's link; its length is known, so that nothing shorter is ever looked for. */
export const OrderToken = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/)
