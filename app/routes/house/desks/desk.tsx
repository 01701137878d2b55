import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { lastMonth } from '#app/models/platform/time/last-month.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readPictures } from '#app/services/house/desks/pictures.server.ts'
import { readEvery } from '#app/services/house/forms/link-choices.server.ts'
import { readNamedLinks } from '#app/services/house/forms/links.server.ts'
import { readNarrowed } from '#app/services/house/narrowed.server.ts'
import { readStandings } from '#app/services/house/pages/written-standings.server.ts'
import { listRecords, nbItem } from '#app/services/house/plans/records.server.ts'
import { openPaging, readPageNumber } from '#app/services/platform/paging.server.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { heldTexts } from '#app/texts/house/orders/held-bottles.ts'
import { labelCodeTexts } from '#app/texts/house/orders/label-code.ts'
import { pageTreeTexts } from '#app/texts/house/pages/page-tree.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { gridTexts } from '#app/texts/house/wine/grid.ts'
import { TagLinks } from '#app/ui/house/clients/tag-links.tsx'
import { AnswersExport } from '#app/ui/house/desks/answers-export.tsx'
import { BookExport } from '#app/ui/house/desks/book-export.tsx'
import { UndoRemoval } from '#app/ui/house/desks/journal-entry.tsx'
import { RecordList } from '#app/ui/house/desks/record-list.tsx'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import type { Route } from './+types/desk'

/** Another way to see what a desk lists, or what it leaves out. */
const besides: Readonly<Record<string, readonly { href: string; label: string }[]>> = {
  product: [{ href: href('/admin/produits/grille'), label: gridTexts.open }],
  page: [{ href: href('/admin/pages/ordre'), label: pageTreeTexts.title }],
  message: [{ href: href('/admin/:desk', { desk: 'ecartes' }), label: deskTexts.ecartes?.many ?? '' }],
  'newsletter-subscriber': [{ href: href('/admin/abonnes/tableau'), label: panelTexts.subscribersFile }],
}

/** The other ways of a desk, in the words of what the house sells. */
function listBesides(resource: string, goods: GoodsWords) {
  if (resource === 'order') return [{ href: href('/admin/commandes/retenues'), label: heldTexts.title(goods) }]
  // Only wine has a label of its own on the web.
  if (resource === 'declination' && goods.figure === 'bottle')
    return [{ href: href('/admin/declinaisons/codes.pdf'), label: labelCodeTexts.all }]
  return besides[resource]
}

/** The list of a desk. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, desk, at } = await openDesk(asked)
  const page = readPageNumber(asked.url)
  const removal = /^[A-Za-z0-9-]{1,64}$/.exec(asked.url.searchParams.get('annuler') ?? '')?.[0]
  const narrowed = readNarrowed(asked.url, desk)
  const columns = desk.shown.filter(({ name }) => desk.columns.includes(name))
  const { records, total } = orThrow(await listRecords(staff.api, desk, { nbItem, page, ...narrowed.query }))
  // Of answers all forms are wanted, for the files of what they were answered.
  const forms = desk.resource === 'form-answer' ? await readEvery(staff.api, 'form') : []
  const tags = desk.resource === 'client' ? orThrow(await staff.api.listClientTags()).tags : []
  const links = await readNamedLinks(staff.api, desk, columns, records)
  const standings = await readStandings({ api: staff.api, context: asked.context }, desk, records)
  const pictures = await readPictures(staff.api, records)
  return {
    at,
    records,
    total,
    links,
    standings,
    pictures,
    tags,
    forms,
    paging: openPaging(asked.url, { page, total, nbItem }),
    query: narrowed.said,
    removal,
  }
}

export default function DeskScreen({ loaderData: { at, removal, forms, tags, ...list } }: Route.ComponentProps) {
  const goods = useGoods()
  const desk = deskAt(at)
  return (
    <>
      {removal && <UndoRemoval id={removal} />}
      <RecordList desk={desk} ways={listBesides(desk.resource, goods)} {...list}>
        <TagLinks tags={tags} current={list.query.tag} />
      </RecordList>
      {desk.resource === 'form-answer' && <AnswersExport forms={forms} />}
      {desk.resource === 'paper' && <BookExport {...lastMonth(new Date())} />}
    </>
  )
}
