import type { MetaDescriptor } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { popupPath } from '#app/models/content/popup-pages.ts'
import type { Around } from '#app/ui/content/blocks/parts/pages.ts'
import type { PopupNotice, PopupView } from '#app/ui/content/popups/popups-view.ts'
import { makePlainHead } from '../../content/article-head.server.ts'
import { readAround } from '../../content/pages.server.ts'

/** The popups that are open now: the same for everybody, for the pages that hold them are shared. */
export async function listPopupNotices(api: ShopApi): Promise<PopupNotice[]> {
  return orThrow(await api.listPopups())
}

/** A popup that is open now, as a page of its own. */
export async function getPopupPage(
  ctx: RequestContext,
  request: Request,
  id: string,
): Promise<{ popup: PopupView; around: Around; head: MetaDescriptor[] }> {
  const popup = orThrow(await ctx.api.getPopup({ params: { id } }))
  const { title, blocks, images } = popup
  const around = await readAround(ctx, request, { blocks, images })
  return { popup, around, head: await makePlainHead(ctx, { path: popupPath(id), title, description: title, image: null }) }
}
