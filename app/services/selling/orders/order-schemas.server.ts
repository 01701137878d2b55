import { z } from 'zod'
import { linkTexts } from '#app/texts/selling/order-follow.ts'
import { Email, requiredText } from '../../platform/account-schemas.server.ts'

/** An order as whoever placed it names it without its link. */
export const OrderNamed = z.object({ email: Email, reference: requiredText(linkTexts.referenceNeeded, 60) })
