import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import type { MenuEntry } from '../frame/panel-frame-view.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { DisputesToAnswer } from './today-disputes.tsx'
import { Drafts } from './today-drafts.tsx'
import { EndingOrders } from './today-ending.tsx'
import { LateOrders } from './today-late.tsx'
import { NewestOrders } from './today-orders.tsx'
import { Best, LowStock, Sales } from './today-shop.tsx'
import { Messages, Missing, Visits } from './today-site.tsx'
import type { Today as TodayFacts } from './today-view.ts'

type Props = { today: TodayFacts; unread: number; makes: readonly MenuEntry[] }

/** Where an owner begins: what went wrong above all else, then what waits, then what came in. */
export function Today({ today, unread, makes }: Props) {
  const { type, figures, orders } = today
  const hasShop = type !== 'site'
  const hasSite = type !== 'shop'
  return (
    <>
      <ScreenTitle>{todayTexts.title}</ScreenTitle>
      <Makes makes={makes} />
      <Due today={today} />
      <Numbers today={today} unread={unread} />
      <div className="two">
        <div className="stack">
          {hasShop && <Sales sales={figures.sales} />}
          {hasShop && <NewestOrders orders={orders.newest} />}
          {hasSite && <Messages messages={today.messages} />}
          {hasSite && <Visits visits={figures.visits} />}
        </div>
        <div className="stack">
          {hasShop && <LowStock {...figures} />}
          {hasShop && <Best best={figures.best} />}
          <Missing {...today} />
        </div>
      </div>
    </>
  )
}

/** What went wrong, and what waits for somebody of the house. */
function Due({ today }: Pick<Props, 'today'>) {
  const { orders } = today
  return (
    <div className="due">
      {today.failedMails > 0 && (
        <p className="note note-bad" role="status">
          <AlertIcon />
          <span>{todayTexts.failedMails(today.failedMails)}</span>
        </p>
      )}
      {today.alarms.map(({ kind, count, detail }) => (
        <p key={kind} className="note note-bad" role="status">
          <AlertIcon />
          <span>{[todayTexts.alarms[kind](count), detail].filter(Boolean).join(' ')}</span>
        </p>
      ))}
      {today.isBuilding && (
        <p className="note">
          <span>{welcomeTexts.invite}</span>{' '}
          <a className="more" href={href('/admin/bienvenue')}>
            {welcomeTexts.go}
          </a>
        </p>
      )}
      <DisputesToAnswer {...today} />
      <LateOrders {...orders.late} />
      <EndingOrders orders={orders.ending} />
      <Waiting {...orders} />
      <Drafts drafts={today.drafts} />
    </div>
  )
}

/** What is made most often, one press away. */
function Makes({ makes }: Pick<Props, 'makes'>) {
  return (
    <ul className="day-makes">
      {makes.slice(0, 4).map(({ href, label }) => (
        <li key={href}>
          <a className="btn btn-line" href={href}>
            <span aria-hidden="true">+</span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Numbers({ today: { type, figures, orders }, unread }: Omit<Props, 'makes'>) {
  const { sales, visits } = figures
  const sold = (
    <Figure label={todayTexts.sales} value={sayCents(sales.amount)} says={sayTrend(sales.amount, sales.amountBefore)} />
  )
  const paid = <Figure label={todayTexts.ordersPaid} value={sales.orders} says={sayTrend(sales.orders, sales.ordersBefore)} />
  const toPrepare = (
    <Figure
      label={todayTexts.toPrepare}
      href={href('/admin/commandes/preparation')}
      value={orders.toPrepare}
      says={todayTexts.toPrepareSays}
    />
  )
  const awaited = (
    <Figure
      label={todayTexts.awaited}
      href={`${href('/admin/:desk', { desk: 'commandes' })}?vue=a-encaisser`}
      value={orders.awaited}
      says={todayTexts.awaitedSays}
    />
  )
  const came = <Figure label={todayTexts.visits} value={visits.total} says={sayTrend(visits.total, visits.totalBefore)} />
  const wrote = (
    <Figure
      label={todayTexts.unread}
      href={href('/admin/:desk', { desk: 'messages' })}
      value={unread}
      says={todayTexts.unreadSays}
    />
  )
  return (
    <ul className="figures">
      {type !== 'site' && (
        <>
          {sold}
          {toPrepare}
          {awaited}
        </>
      )}
      {type === 'shop' ? paid : came}
      {type === 'site' && wrote}
    </ul>
  )
}

function sayTrend(now: number, before: number): string {
  return before === 0 ? todayTexts.noTrend : todayTexts.trend(Math.round(((now - before) / before) * 100))
}

/** What buyers wait to hear of, and the law gives days for. */
type Awaiting = Pick<TodayFacts['orders'], 'withdrawals' | 'claims' | 'opinions' | 'comments' | 'rights'>

function Waiting({ withdrawals, claims, opinions, comments, rights }: Awaiting) {
  const sayRights = (count: number) => todayTexts.rights(count, sayCalendarDay(rights.dueOn))
  const waiting = [
    { count: withdrawals, href: href('/admin/:desk', { desk: 'retractations' }), says: todayTexts.withdrawals },
    { count: claims, href: `${href('/admin/:desk', { desk: 'reclamations' })}?vue=sans-reponse`, says: todayTexts.claims },
    { count: opinions, href: `${href('/admin/:desk', { desk: 'avis' })}?vue=a-lire`, says: todayTexts.opinions },
    { count: comments, href: `${href('/admin/:desk', { desk: 'commentaires' })}?vue=a-lire`, says: todayTexts.comments },
    { count: rights.count, href: `${href('/admin/:desk', { desk: 'demandes' })}?vue=droits-en-attente`, says: sayRights },
  ].filter(({ count }) => count > 0)
  return waiting.map(({ count, href, says }) => (
    <p key={href} className="note note-due">
      <AlertIcon />
      <a className="more" href={href}>
        {says(count)}
      </a>
    </p>
  ))
}

type FigureProps = { label: string; value: number | string; says: string; href?: string }

function Figure({ label, value, says, href }: FigureProps) {
  return (
    <li>
      {href ? (
        <a className="more" href={href}>
          {label}
        </a>
      ) : (
        <span>{label}</span>
      )}
      <b>{typeof value === 'number' ? value.toLocaleString('fr-FR') : value}</b>
      {says}
    </li>
  )
}
