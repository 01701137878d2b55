import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
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
    case 'arreter':
      return then(await api.stopLetter({ params }), 'saved')
    default:
      return throwNotFound()
  }
}
