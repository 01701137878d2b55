import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import { planFor } from '../posted-moment.server.ts'

const acts = ['publier', 'planifier', 'attendre', 'jeter', 'retablir'] as const

/** Whether a word of an address names something that can be done with what is on trial. */
export function isLookAct(word: string): boolean {
  return (acts as readonly string[]).includes(word)
}

type Posted = { act: string; posted: (name: string) => string }

/** Does with what is on trial what its writer asks; answers what is said then. */
export async function actOnLook(api: ShopApi, { act, posted }: Posted): Promise<Outcome<FlashCode, Failure>> {
  const then = (outcome: Outcome<unknown, Failure>, told: FlashCode) => (outcome.ok ? done(told) : outcome)
  const over = posted('sur')
  switch (act) {
    case 'publier':
      return then(await api.publishLookDraft({ body: { seen: posted('vu'), ...(over && { over }) } }), 'look_published')
    case 'planifier':
      return then(await planFor(posted, (publishAt) => api.scheduleLookDraft({ body: { publishAt } })), 'draft_planned')
    case 'attendre':
      return then(await api.scheduleLookDraft({ body: { publishAt: null } }), 'saved')
    case 'jeter':
      return then(await api.dropLookDraft(), 'draft_dropped')
    case 'retablir':
      return then(await api.restoreLook({ params: { id: posted('version') } }), 'look_restored')
    default:
      return throwNotFound()
  }
}
