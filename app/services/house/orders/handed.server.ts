import { type HandedRequest, handedMeans } from '#app/models/selling/money/received.ts'
import { handOrderTexts as words } from '#app/texts/house/orders/hand-order.ts'
import { readAmount } from './refund.server.ts'

/** By what money came, as a form says it; a part that is no amount is named. */
export function readHandedFields(field: (name: string) => string): { received: HandedRequest[]; faults: Record<string, string> } {
  const rest = handedMeans.find((means) => means === field('recu'))
  const faults: Record<string, string> = {}
  const parts = handedMeans.flatMap((means): HandedRequest[] => {
    const typed = field(`part-${means}`).trim()
    // The means that takes the rest needs no sum of its own.
    if (typed === '' || means === rest) return []
    const amount = readAmount(typed)
    if (amount === undefined) faults[`part-${means}`] = words.amountFault
    return amount === undefined ? [] : [{ means, amount }]
  })
  return { received: rest ? [{ means: rest }, ...parts] : parts, faults }
}
