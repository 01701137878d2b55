import { z } from 'zod'

/** The secret part of an order's link; its length is known, so that nothing shorter is ever looked for. */
export const OrderToken = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/)

/** What a mail brings that opens all orders of its mailbox: it says itself whose it is and until when, locked away. */
export const MailboxKey = z
  .string()
  .max(1200)
  .regex(/^[A-Za-z0-9_-]+$/)
