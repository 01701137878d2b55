import { sayLongMoment, sayShortDay } from '#app/models/french-date.ts'
import type { Today as TodayFacts } from '#app/services/panel/today.server.ts'
import { draftTexts } from '#app/texts/panel/drafts.ts'
import { fulfilmentNames, paymentNames } from '#app/texts/panel/orders.ts'
import { todayTexts } from '#app/texts/panel/today.ts'
import { Bars } from './bars.tsx'
import { PanelIcon } from './icon.tsx'
import { sayCents } from './money.ts'

const mostDrafts = 10

type Props = { today: TodayFacts; unread: number }

/** Where an owner begins: what went wrong above all else, then what waits, then what came in. */
export function Today({ today, unread }: Props) {
  return (
    <>
      <h1>{todayTexts.title}</h1>
      {today.failedMails > 0 && (
        <p className="note note-bad" role="status">
          <PanelIcon of="warning" />
          <span>{todayTexts.failedMails(today.failedMails)}</span>
        </p>
      )}
      {today.alarms.map(({ kind, count, detail }) => (
        <p key={kind} className="note note-bad" role="status">
          <PanelIcon of="warning" />
          <span>{[todayTexts.alarms[kind](count), detail].filter(Boolean).join(' ')}</span>
        </p>
      ))}
      <Waiting {...today.orders} />
      <Drafts drafts={today.drafts} />
      <ul className="figures">
        <Figure label={todayTexts.toPrepare} value={today.orders.toPrepare} says={todayTexts.toPrepareSays} />
        <Figure label={todayTexts.awaited} value={today.orders.awaited} says={todayTexts.awaitedSays} />
        <Figure label={todayTexts.low} value={today.low.length} says={todayTexts.lowSays} />
        <Figure label={todayTexts.unread} value={unread} says={todayTexts.unreadSays} />
      </ul>
      <div className="two">
        <div className="stack">
          <Orders orders={today.orders.newest} />
          <Messages messages={today.messages} />
          <Visits visits={today.visits} />
        </div>
        <div className="stack">
          {today.low.length > 0 && <LowStock low={today.low} />}
          <Missing missing={today.missing} />
        </div>
      </div>
    </>
  )
}

/** What buyers wait to hear of, and the law gives days for. */
function Waiting({ withdrawals, claims }: Pick<TodayFacts['orders'], 'withdrawals' | 'claims'>) {
  const waiting = [
    { count: withdrawals, href: '/admin/retractations', says: todayTexts.withdrawals },
    { count: claims, href: '/admin/reclamations?vue=sans-reponse', says: todayTexts.claims },
  ].filter(({ count }) => count > 0)
  return waiting.map(({ count, href, says }) => (
    <p key={href} className="note">
      <PanelIcon of="warning" />
      <a className="more" href={href}>
        {says(count)}
      </a>
    </p>
  ))
}

/** Pages that are written and not on the site yet. */
function Drafts({ drafts }: Pick<TodayFacts, 'drafts'>) {
  if (drafts.length === 0) return null
  return (
    <div className="note">
      <p>{draftTexts.waiting(drafts.length)}</p>
      <ul>
        {drafts.slice(0, mostDrafts).map(({ idPage, title, publishAt }) => (
          <li key={idPage}>
            <a className="more" href={`/admin/pages/${idPage}/blocs`}>
              {title}
            </a>{' '}
            {publishAt && draftTexts.scheduled(sayLongMoment(publishAt))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figure({ label, value, says }: { label: string; value: number; says: string }) {
  return (
    <li>
      {label}
      <b>{value.toLocaleString('fr-FR')}</b>
      {says}
    </li>
  )
}

function Sheet({ title, more, children }: { title: string; more?: { href: string; label: string }; children: React.ReactNode }) {
  return (
    <section className="sheet" aria-label={title}>
      <div className="sheet-head">
        <h2>{title}</h2>
        {more && (
          <a className="more" href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

function Orders({ orders }: { orders: TodayFacts['orders']['newest'] }) {
  return (
    <Sheet title={todayTexts.orders} more={{ href: '/admin/commandes', label: todayTexts.allOrders }}>
      {orders.length === 0 ? (
        <p className="muted">{todayTexts.noOrder}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{todayTexts.order}</th>
              <th scope="col">{todayTexts.from}</th>
              <th scope="col" className="r">
                {todayTexts.total}
              </th>
              <th scope="col">{todayTexts.state}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, reference, email, total, payment, fulfilment }) => (
              <tr key={id}>
                <td>
                  <a href={`/admin/commandes/${id}`}>{reference}</a>
                </td>
                <td data-label={todayTexts.from}>{email}</td>
                <td className="r" data-label={todayTexts.total}>
                  {sayCents(total)}
                </td>
                <td>
                  <span className="tag">{payment === 'paid' ? fulfilmentNames[fulfilment] : paymentNames[payment]}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

function Messages({ messages }: { messages: TodayFacts['messages'] }) {
  return (
    <Sheet title={todayTexts.messages} more={{ href: '/admin/messages', label: todayTexts.allMessages }}>
      {messages.length === 0 ? (
        <p className="muted">{todayTexts.noMessage}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{todayTexts.subject}</th>
              <th scope="col">{todayTexts.from}</th>
              <th scope="col">{todayTexts.on}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, subject, firstname, lastname, createdAt, isRead }) => (
              <tr key={id}>
                <td>
                  <a href={`/admin/messages/${id}`}>
                    {isRead ? subject || todayTexts.noSubject : <b>{subject || todayTexts.noSubject}</b>}
                  </a>
                </td>
                <td data-label={todayTexts.from}>{`${firstname} ${lastname}`}</td>
                <td data-label={todayTexts.on}>{sayShortDay(createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

function Visits({ visits: { weeks, sources } }: { visits: TodayFacts['visits'] }) {
  return (
    <Sheet title={todayTexts.visitsTitle}>
      <Bars
        label={todayTexts.visitsTitle}
        bars={weeks.map(({ since, count }) => ({ label: sayShortDay(`${since}T12:00:00Z`), value: count }))}
      />
      {sources.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{todayTexts.source}</th>
              <th scope="col" className="r">
                {todayTexts.visits}
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ name, count }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="r" data-label={todayTexts.visits}>
                  {count.toLocaleString('fr-FR')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

function LowStock({ low }: { low: TodayFacts['low'] }) {
  return (
    <Sheet title={todayTexts.lowStock} more={{ href: '/admin/stock/nouveau', label: todayTexts.receive }}>
      <table className="table">
        <tbody>
          {low.map(({ id, name, stock }) => (
            <tr key={id}>
              <td>
                <a href={`/admin/produits/${id}`}>{name}</a>
              </td>
              <td className="r">
                <b>{stock}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

function Missing({ missing }: { missing: TodayFacts['missing'] }) {
  return (
    <Sheet title={todayTexts.law}>
      {missing.length === 0 ? (
        <p className="muted">{todayTexts.lawComplete}</p>
      ) : (
        <ul>
          {missing.map(({ parameter, label, why, law }) => (
            <li key={parameter}>
              <p>
                <a className="more" href={`/admin/parametres?q=${parameter}`}>
                  {label}
                </a>
              </p>
              <p className="small muted">{`${why} (${law})`}</p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
