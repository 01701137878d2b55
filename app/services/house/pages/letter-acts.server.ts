import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { fromParisTime } from '#app/models/platform/time/paris-time.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import { planFor } from '../posted-moment.server.ts'

type LetterAct = { act: string; posted: (name: string) => string }

/** Does with a letter what its writer asks; answers what is said then. */
export async function actOnLetter(api: ShopApi, id: string, { act, posted }: LetterAct): Promise<Outcome<FlashCode, Failure>> {
  const params = { id }
  const then = (outcome: Outcome<unknown, Failure>, told: FlashCode) => (outcome.ok ? done(told) : outcome)
  switch (act) {
    case 'essai':
      return then(await api.tryLetter({ params }), 'letter_tried')
    case 'envoyer':
      return then(await api.sendLetter({ params, body: {} }), 'letter_sending')
    case 'planifier':
      return then(await planFor(posted, (sendAt) => api.sendLetter({ params, body: { sendAt } })), 'letter_planned')
    case 'code':
      return then(await makeCode(api, id, posted), 'saved')
    case 'arreter':
      return then(await api.stopLetter({ params }), 'saved')
    default:
      return throwNotFound()
  }
}

/** A percentage off the wines, until the end of its last day in France; the letter carries it at once. */
async function makeCode(api: ShopApi, id: string, posted: LetterAct['posted']): Promise<Outcome<unknown, Failure>> {
  const last = posted('fin').trim()
  const endsAt = last === '' ? null : (fromParisTime(`${last}T23:59`) ?? '')
  const amount = Number(posted('remise').trim())
  const made = await api.createDiscountCode({ body: { code: posted('code').trim(), type: 'PERCENTAGE', amount, endsAt } })
  return made.ok ? api.changeLetter({ params: { id }, body: { idCode: made.value.id } }) : made
}

/** What was typed of a code that could not be made, and why. */
export function typedCode({ fields = {}, message }: Failure, posted: LetterAct['posted']): Record<string, string> {
  const fault = Object.values(fields).flat().join(' ') || message
  return { code: posted('code'), remise: posted('remise'), fin: posted('fin'), fault }
}
