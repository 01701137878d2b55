import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import type { PageDraft } from '#app/ui/house/pages/body.ts'
import { planFor } from '../posted-moment.server.ts'

type Acted = Outcome<{ place: string; told?: FlashCode }, Failure>
const publishedFor = {
  everyone: 'published',
  members: 'published_members',
  staff: 'published_building',
  nobody: 'published_hidden',
} as const satisfies Record<PageDraft['seenBy'], FlashCode>

type Posted = { act: string; posted: (name: string) => string }

/** Does with a draft what its writer asks, on the draft that they saw; answers where to go and what is said there. */
export async function actOnDraft(api: ShopApi, draft: PageDraft, { act, posted }: Posted): Promise<Acted> {
  const params = { id: draft.idPage }
  const body = href('/admin/:desk/:id/blocs', { desk: 'pages', id: draft.idPage })
  const then = (outcome: Outcome<unknown, Failure>, told: FlashCode): Acted =>
    outcome.ok ? done({ place: body, told }) : outcome
  switch (act) {
    case 'publier': {
      const over = posted('sur')
      return then(
        await api.publishPageDraft({ params, body: { seen: posted('vu'), ...(over && { over }) } }),
        publishedFor[draft.seenBy],
      )
    }
    case 'jeter':
      return then(await api.dropPageDraft({ params }), 'draft_dropped')
    case 'planifier':
      return then(await planFor(posted, (publishAt) => api.schedulePageDraft({ params, body: { publishAt } })), 'draft_planned')
    case 'attendre':
      return then(await api.schedulePageDraft({ params, body: { publishAt: null } }), 'saved')
    case 'apercu':
      return previewBlocks(api, draft.idPage, draft.blocks)
    default:
      return throwNotFound()
  }
}

/** Keeps a body where staff can look at it, and leads there. */
export async function previewBlocks(api: ShopApi, idPage: string, blocks: PageDraft['blocks']): Promise<Acted> {
  const page = await api.getAdminPage({ params: { id: idPage } })
  if (!page.ok) return page
  const made = await api.previewLayout({ params: { idPage, idLayout: page.value.type }, body: { blocks } })
  return made.ok ? done({ place: new URL(made.value.url).pathname }) : made
}
