import type { ComponentProps } from 'react'
import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { WrittenStanding } from '#app/models/house/written/written-standing.ts'
import { deskText, viewTexts } from '#app/texts/house/desks.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import type { PictureView } from '../../platform/picture/picture.tsx'
import type { Desk } from '../fields/desks.ts'
import { FindForm } from '../fields/find-form.tsx'
import type { Links } from '../fields/links.ts'
import { PanelIcon } from '../frame/icon.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Cell } from './cell.tsx'
import type { PanelRecord } from './records.ts'

export type RecordListProps = {
  desk: Desk
  records: PanelRecord[]
  total: number
  links: Links
  /** How each page or article stands. */
  standings: Record<string, WrittenStanding>
  /** What things look like, of those that have a picture. */
  pictures: Record<string, PictureView>
  paging: Paging
  /** What was looked for, the order asked for, the part of the list, and the tag that all of it wears. */
  query: { search: string; order: string; view: string | undefined; tag: string | undefined }
}

/** The list of a desk: what there is, how to find it, and the way to each. */
export function RecordList({
  desk,
  records,
  total,
  links,
  standings,
  pictures,
  paging,
  query,
  ways,
  children,
}: RecordListProps & Pick<ComponentProps<typeof ScreenHead>, 'ways' | 'children'>) {
  const goods = useGoods()
  const { many, says } = deskText(desk.slug, goods) ?? { many: desk.slug, says: '' }
  return (
    <>
      <ScreenHead title={many} says={says} ways={ways} />
      {desk.views && <Views desk={desk} current={query.view} />}
      {children}
      <section className="sheet" aria-label={many}>
        <div className="sheet-head">
          <p className="muted">{panelTexts.count(total)}</p>
          {desk.search && <Search desk={desk} field={desk.search} query={query} />}
        </div>
        {records.length === 0 ? (
          <None desk={desk} query={query} />
        ) : (
          <Table desk={desk} records={records} links={links} standings={standings} pictures={pictures} query={query} />
        )}
        <Pages {...paging} />
      </section>
    </>
  )
}

function Views({ desk: { slug, views = [] }, current }: { desk: Desk; current: string | undefined }) {
  return (
    <nav className="pages" aria-label={panelTexts.views}>
      <a href={href('/admin/:desk', { desk: slug })} aria-current={current === undefined ? 'page' : undefined}>
        {panelTexts.whole}
      </a>
      {views.map((view) => (
        <a
          key={view.slug}
          href={`${href('/admin/:desk', { desk: slug })}?vue=${view.slug}`}
          aria-current={current === view.slug ? 'page' : undefined}
        >
          {viewTexts[view.slug]}
        </a>
      ))}
    </nav>
  )
}

function Search({ desk, field, query: { search, tag } }: { desk: Desk; field: string; query: RecordListProps['query'] }) {
  const named = fieldText(desk.resource, [field], useGoods())?.[0]
  const label = named ? panelTexts.searchHint(named) : panelTexts.search
  return (
    <FindForm action={href('/admin/:desk', { desk: desk.slug })} label={label} search={search}>
      {tag && <input type="hidden" name="etiquette" value={tag} />}
    </FindForm>
  )
}

/** Nothing to show, and what may be done about it. */
function None({ desk, query: { search, view, tag } }: Pick<RecordListProps, 'desk' | 'query'>) {
  const goods = useGoods()
  if (search !== '' || view !== undefined || tag !== undefined) {
    return (
      <p className="none">
        {search === '' ? panelTexts.noneInView : panelTexts.noneFound}{' '}
        <a className="more" href={href('/admin/:desk', { desk: desk.slug })}>
          {panelTexts.all}
        </a>
      </p>
    )
  }
  if (!desk.calls.create) return <p className="none">{desk.reads ? panelTexts.noneComes : panelTexts.none}</p>
  return (
    <p className="none">
      {panelTexts.none}{' '}
      <a className="more" href={href('/admin/:desk/nouveau', { desk: desk.slug })}>
        {deskText(desk.slug, goods)?.create || panelTexts.create}
      </a>
    </p>
  )
}

type TableProps = Pick<RecordListProps, 'desk' | 'records' | 'links' | 'standings' | 'pictures' | 'query'>

function Table({ desk, records, links, standings, pictures, query }: TableProps) {
  const columns = desk.columns.flatMap((name) => desk.shown.find((field) => field.name === name) ?? [])
  const goods = useGoods()
  const labelOf = (name: string) => fieldText(desk.resource, [name], goods)?.[0] ?? name
  const canOpen = desk.calls.get !== undefined || desk.calls.change !== undefined
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map((field) => (
            <th
              key={field.name}
              scope="col"
              className={isNumber(field) ? 'r' : undefined}
              aria-sort={sortOf(field.name, query.order)}
            >
              {desk.orders.includes(field.name) ? (
                <Order desk={desk} name={field.name} label={labelOf(field.name)} query={query} />
              ) : (
                labelOf(field.name)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {columns.map((field, place) => (
              <td key={field.name} className={isNumber(field) ? 'r' : undefined} data-label={labelOf(field.name)}>
                <Cell
                  desk={desk}
                  field={field}
                  links={links}
                  record={record}
                  standing={standings[record.id]}
                  picture={place === 0 ? pictures[record.id] : undefined}
                  href={place === 0 && canOpen ? href('/admin/:desk/:id', { desk: desk.slug, id: record.id }) : undefined}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Order({
  desk,
  name,
  label,
  query: { search, order, view, tag },
}: {
  desk: Desk
  name: string
  label: string
  query: RecordListProps['query']
}) {
  const wanted = new URLSearchParams({
    ...(search && { q: search }),
    ...(view && { vue: view }),
    ...(tag && { etiquette: tag }),
    ordre: order === name ? `-${name}` : name,
  })
  return (
    <a href={`${href('/admin/:desk', { desk: desk.slug })}?${wanted}`}>
      {label}
      {order === name && <PanelIcon of="up" />}
      {order === `-${name}` && <PanelIcon of="down" />}
    </a>
  )
}

function sortOf(name: string, order: string): 'ascending' | 'descending' | undefined {
  if (order === name) return 'ascending'
  return order === `-${name}` ? 'descending' : undefined
}

function isNumber({ kind }: PanelField): boolean {
  return kind === 'number' || kind === 'cents' || kind === 'decimal' || kind === 'reduction'
}
