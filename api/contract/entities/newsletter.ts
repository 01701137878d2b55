import { z } from 'zod'
import { Id, Line } from '../values.ts'

/** A list of letters one may subscribe to. */
export const NewsletterList = z.object({ id: Id, name: Line, description: Line })

/** Which lists somebody receives. */
export const Subscription = z.object({ isSubscribed: z.boolean(), lists: z.array(Id) })
