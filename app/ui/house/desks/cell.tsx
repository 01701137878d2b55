import { sayReduction } from '#app/models/catalog/discount.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { sayClock, sayHundredths, sayTenths } from '#app/models/house/panel/say-fields.ts'
import type { WrittenStanding } from '#app/models/house/written/written-standing.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay, sayMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { sayPeriod } from '#app/models/platform/time/period.ts'
import { paymentMeans, paymentStates } from '#app/models/selling/payment.ts'
import { plainWords, type RichText } from '#app/models/site/rich-text.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { sayAwaited } from '#app/texts/house/orders/orders.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Picture, type PictureView } from '../../platform/picture/picture.tsx'
import type { Desk } from '../fields/desks.ts'
import type { Links } from '../fields/links.ts'
import { StandingTag } from '../written/standing-tag.tsx'
import type { PanelRecord } from './records.ts'

type Props = { desk: Desk; field: PanelField; links: Links; record: PanelRecord } & {
  /** How a page or an article stands. */
  standing?: WrittenStanding | undefined
  picture?: PictureView | undefined
  href?: string | undefined
}

/** What a list tells of a thing in one of its columns; the first one leads to it. */
export function Cell({ desk, field, links, record, standing, picture, href }: Props) {
  const goods = useGoods()
  if (standing && field.name === 'isValid') return <StandingTag standing={standing} />
  const value = record[field.name]
  if (field.kind === 'flag') {
    return <span className={value === true ? 'tag' : 'tag tag-no'}>{value === true ? panelTexts.yes : panelTexts.no}</span>
  }
  const said =
    field.kind === 'reduction'
      ? sayReduction(Number(value), record.type)
      : (sayAwaitedOrder(desk, field, record) ?? sayCell({ desk, field, links, value, goods }))
  if (!href) return said
  return (
    <a href={href}>
      {picture && <Picture picture={picture} sizes="44px" alt="" fitted />}
      {said || panelTexts.open}
    </a>
  )
}

/** Money of an order that is on its way is told with the day until which it is waited for. */
function sayAwaitedOrder({ resource }: Desk, { name }: PanelField, { means, payment, total, expiresAt }: PanelRecord) {
  if (resource !== 'order' || name !== 'payment' || typeof expiresAt !== 'string') return undefined
  const by = paymentMeans.find((one) => one === means)
  const state = paymentStates.find((one) => one === payment)
  return by && state && sayAwaited({ means: by, payment: state, total: Number(total), expiresAt })
}

type Told = Pick<Props, 'desk' | 'field' | 'links'> & { value: unknown; goods: GoodsWords }

function sayCell({ desk, field, links, value, goods }: Told): string {
  if (value === undefined || value === null || value === '') return ''
  const link = desk.links?.[field.name]
  if (link) {
    const named = links.get(link)?.filter(({ id }) => (Array.isArray(value) ? value.includes(id) : id === value)) ?? []
    return named.map(({ label }) => label).join(', ')
  }
  switch (field.kind) {
    case 'cents':
      return sayCents(Number(value))
    case 'day':
      return sayCalendarDay(String(value))
    case 'period':
      return sayPeriod(String(value))
    case 'moment':
      return desk.tellsHours ? sayMoment(String(value)) : sayShortDay(String(value))
    case 'choice':
      return optionText(desk.resource, [field.name], String(value), goods)
    case 'choices':
      return (value as unknown[]).map((one) => optionText(desk.resource, [field.name], String(one), goods)).join(', ')
    case 'lines':
      return (value as unknown[]).join(', ')
    case 'rich':
      return plainWords(value as RichText)
    case 'clock':
      return sayClock(Number(value))
    case 'tenths':
      return sayTenths(Number(value))
    case 'share':
    case 'hundredths':
      return sayHundredths(Number(value))
    case 'decimal':
    case 'number':
      return Number(value).toLocaleString('fr-FR', { useGrouping: field.name !== 'year' })
    default:
      return typeof value === 'object' ? '' : String(value)
  }
}
