import { throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import type { Draft } from '#app/ui/house/pages/body.ts'
import type { WrittenCalls } from '../plans/written-calls.server.ts'
import { planFor } from '../posted-moment.server.ts'
import type { DraftContext } from './body-screen.server.ts'

type Acted = Outcome<{ place: string; told?: FlashCode }, Failure>
const publishedFor = {
  everyone: 'published',
  members: 'published_members',
  staff: 'published_building',
  nobody: 'published_hidden',
} as const satisfies Record<Draft['seenBy'], FlashCode>

type Posted = { act: string; posted: (name: string) => string }
type Of = Pick<DraftContext, 'draft' | 'calls'> & { path: string }

/** Does with a draft what its writer asks, on the draft that they saw; answers where to go and what is said there. */
export async function actOnDraft(of: Of, { act, posted }: Posted): Promise<Acted> {
  const { draft, calls, path } = of
  const params = { id: draft.idRecord }
  const then = (outcome: Outcome<unknown, Failure>, told: FlashCode): Acted =>
    outcome.ok ? done({ place: `${path}/blocs`, told }) : outcome
  switch (act) {
    case 'publier':
      return publish(of, posted, false)
    case 'en-ligne':
      return publish(of, posted, true)
    case 'jeter':
      return then(await calls.drop({ params }), 'draft_dropped')
    case 'planifier': {
      const goesOnline = posted('en-ligne') === 'on'
      return then(
        await planFor(posted, (publishAt) => calls.schedule({ params, body: { publishAt, goesOnline } })),
        'draft_planned',
      )
    }
    case 'attendre':
      return then(await calls.schedule({ params, body: { publishAt: null } }), 'saved')
    case 'apercu':
      return previewBody(calls, draft.idRecord, { blocks: draft.blocks, head: draft.hasHead ? draft.head : undefined })
    default:
      return throwNotFound()
  }
}

async function publish({ draft, calls, path }: Of, posted: Posted['posted'], goesOnline: boolean): Promise<Acted> {
  const [seenHead, over, overHead] = ['vu-entete', 'sur', 'sur-entete'].map(posted)
  const body = {
    seen: posted('vu'),
    goesOnline,
    ...(seenHead && { seenHead }),
    ...(over && { over }),
    ...(overHead && { overHead }),
  }
  const published = await calls.publish({ params: { id: draft.idRecord }, body })
  if (!published.ok) return published
  const { seenBy, seenFrom } = published.value
  return done({ place: `${path}/blocs`, told: seenFrom ? 'published_dated' : publishedFor[seenBy] })
}

type Shown = Parameters<WrittenCalls['preview']>[1]

/** Keeps a body and its head where staff can look at it, and leads there. */
export async function previewBody(calls: WrittenCalls, id: string, shown: Shown): Promise<Acted> {
  const made = await calls.preview(id, shown)
  return made.ok ? done({ place: new URL(made.value.url).pathname }) : made
}
