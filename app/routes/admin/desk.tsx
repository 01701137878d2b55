import { orThrow } from '#app/http/answers.server.ts'
import { lastMonth } from '#app/models/last-month.ts'
import { openPaging, readPageNumber } from '#app/services/paging.server.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readLinks } from '#app/services/panel/links.server.ts'
import { listThings, nbItem } from '#app/services/panel/things.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { orderRoundTexts } from '#app/texts/panel/order-round.ts'
import { pageTreeTexts } from '#app/texts/panel/page-tree.ts'
import { BookExport } from '#app/ui/panel/book-export.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { UndoRemoval } from '#app/ui/panel/journal-entry.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ThingList } from '#app/ui/panel/thing-list.tsx'
import type { Route } from './+types/desk'

/** The list of a desk. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, desk, readFrame } = await openDesk(asked)
  const page = readPageNumber(asked.url)
  const removal = /^[A-Za-z0-9-]{1,64}$/.exec(asked.url.searchParams.get('annuler') ?? '')?.[0]
  const search = (asked.url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const order = asked.url.searchParams.get('ordre') ?? ''
  const isOrder = desk.orders.includes(order.replace(/^-/, ''))
  const view = desk.views?.find(({ slug }) => slug === asked.url.searchParams.get('vue'))
  const query = {
    nbItem,
    page,
    ...view?.query,
    ...(isOrder && { orderBy: order }),
    ...(search && desk.search && { [desk.search]: `lk:${search}` }),
  }
  const columns = desk.shown.filter(({ name }) => desk.columns.includes(name))
  const [listed, links, frame] = await Promise.all([
    listThings(staff.api, desk, query),
    readLinks(staff.api, desk, columns),
    readFrame(),
  ])
  const { things, total } = orThrow(listed)
  const paging = openPaging(asked.url, { page, total, nbItem })
  const { many, create } = deskTexts[desk.slug] ?? { many: desk.slug, create: '' }
  const action = desk.calls.create && (
    <a className="btn" href={`/admin/${desk.slug}/nouveau`}>
      {create}
    </a>
  )
  return answerPanel(
    <PanelDocument frame={frame} title={many} action={action}>
      {removal && <UndoRemoval id={removal} />}
      {desk.resource === 'order' && (
        <p>
          <a className="btn btn-line" href="/admin/commandes/preparation">
            {orderRoundTexts.title}
          </a>
        </p>
      )}
      {desk.resource === 'page' && (
        <p>
          <a className="btn btn-line" href="/admin/pages/ordre">
            {pageTreeTexts.title}
          </a>
        </p>
      )}
      <ThingList {...{ desk, things, total, links, paging }} query={{ search, order: isOrder ? order : '', view: view?.slug }} />
      {desk.resource === 'paper' && <BookExport {...lastMonth(new Date())} />}
    </PanelDocument>,
  )
}
