import { z } from 'zod'
import { consent } from '#app/texts/consent.ts'

export const ConsentChoice = z.object({ choice: z.enum(['given', 'refused'], { error: consent.fault }) })
