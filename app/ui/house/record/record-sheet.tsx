import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Cell } from '../desks/cell.tsx'
import type { PanelRecord } from '../desks/records.ts'
import type { Desk } from '../fields/desks.ts'
import type { Links } from '../fields/links.ts'
import { Fact } from '../frame/fact.tsx'

/** What the acts of a thing, or the link to its order or article, say already. */
const toldApart: Readonly<Record<string, readonly string[]>> = {
  comment: ['title', 'idArticle', 'kind', 'state'],
  withdrawal: ['reference', 'due', 'dueBy', 'awaitsBuyer'],
  client: ['tags'],
  message: ['isAnswered', 'answer', 'answeredAt', 'subject', 'message', 'createdAt'],
}

type Props = { desk: Desk; record: PanelRecord; links: Links }

/** What was sent to the house, to be read: each field that says something. */
export function RecordSheet({ desk, record, links }: Props) {
  const goods = useGoods()
  const isAsked = ({ name, kind }: PanelField) => kind === 'flag' && desk.fields.change.some((field) => field.name === name)
  const hasText = (field: PanelField) =>
    !['rows', 'group'].includes(field.kind) &&
    !['id', 'idOrder', ...(toldApart[desk.resource] ?? [])].includes(field.name) &&
    isSaid(record[field.name]) &&
    !isAsked(field)
  return (
    <dl className="facts">
      {typeof record.idOrder === 'string' && (
        <Fact label={fieldText(desk.resource, ['idOrder'], goods)?.[0]}>
          <a href={href('/admin/commandes/:id', { id: record.idOrder })}>{String(record.reference)}</a>
        </Fact>
      )}
      {desk.resource === 'comment' && (
        <Fact label={fieldText(desk.resource, ['title'], goods)?.[0]}>
          <a href={hrefOfArticle(record)}>{String(record.title)}</a>
        </Fact>
      )}
      {desk.shown.filter(hasText).map((field) => (
        <Fact key={field.name} label={fieldText(desk.resource, [field.name], goods)?.[0] ?? field.name}>
          <Cell desk={desk} field={field} links={links} record={record} />
        </Fact>
      ))}
      {desk.resource === 'form-answer' &&
        answersOf(record).map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
    </dl>
  )
}

/** Where the article is kept that a comment stands below. */
function hrefOfArticle({ kind, idArticle }: PanelRecord): string {
  return href('/admin/:desk/:id', { desk: kind === 'blog' ? 'articles' : 'actualites', id: String(idArticle) })
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** What was filled in on a form of the house's own: its questions are not ours. */
function answersOf({ answers }: PanelRecord): { label: string; text: string }[] {
  if (!Array.isArray(answers)) return []
  return answers.map(({ label, value }: { label: unknown; value: unknown }) => ({
    label: String(label),
    text: Array.isArray(value) ? value.join(', ') : String(value ?? ''),
  }))
}
