import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { figureTexts as words } from '#app/texts/house/orders/figures.ts'
import { nameDelivery } from '#app/texts/house/orders/orders.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import type { FiguresRead, FiguresView } from './figures-view.ts'
import { PeriodChooser } from './period-choice.tsx'
import { SalesChart } from './sales-chart.tsx'
import { fileOf, SoldTable } from './sold-table.tsx'

/** What was sold in a period, beside the same of the year before: drawn first, then to be read. */
export function FiguresScreen({ span, choice, figures, fault }: FiguresView) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <PeriodChooser span={span} choice={choice} fault={fault} />
      {figures && <Read title={choice.title} figures={figures} />}
    </>
  )
}

function Read({ title, figures }: { title: string; figures: FiguresRead }) {
  const { span, before, takings } = figures
  const says = ({ from, to }: typeof span) => words.span(sayCalendarDay(from), sayCalendarDay(to))
  return (
    <>
      <h2 className="figures-title">{title}</h2>
      <p className="muted small">{words.beside(says(span), says(before))}</p>
      <Numbers figures={figures} />
      <Sheet title={words.tables.sales} more={fileOf('sales', span)}>
        {takings.now.orders === 0 && takings.now.gross === 0 && takings.before.gross === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <SalesChart takings={takings} />
        )}
      </Sheet>
      <Tables figures={figures} />
    </>
  )
}

function Numbers({ figures: { takings, wines } }: { figures: FiguresRead }) {
  const { now, before } = takings
  const basket = (one: typeof now) => (one.orders === 0 ? 0 : Math.round(one.invoiced / one.orders))
  const sum = (of: 'quantity' | 'quantityBefore') => wines.reduce((all, wine) => all + wine[of], 0)
  const credits = now.credited > 0 ? ` ${words.credits(sayCents(now.credited))}` : ''
  return (
    <ul className="figures figures-many">
      <Figure label={words.gross} value={sayCents(now.gross)} says={sayTrend(now.gross, before.gross)} beside={credits} />
      <Figure
        label={words.net}
        value={sayCents(now.net)}
        says={sayTrend(now.net, before.net)}
        beside={` ${words.tax(sayCents(now.tax))}`}
      />
      <Figure label={words.orders} value={now.orders.toLocaleString('fr-FR')} says={sayTrend(now.orders, before.orders)} />
      <Figure label={words.basket} value={sayCents(basket(now))} says={sayTrend(basket(now), basket(before))} />
      <Figure
        label={words.bottles}
        value={sum('quantity').toLocaleString('fr-FR')}
        says={sayTrend(sum('quantity'), sum('quantityBefore'))}
      />
    </ul>
  )
}

function Figure({ label, value, says, beside = '' }: { label: string; value: string; says: string; beside?: string }) {
  return (
    <li>
      <span>{label}</span>
      <b>{value}</b>
      {says}
      {beside && <br />}
      {beside}
    </li>
  )
}

function sayTrend(now: number, before: number): string {
  return before <= 0 ? words.noTrend : words.trend(Math.round(((now - before) / before) * 100))
}

const byOrders = { quantity: words.ordersOf, quantityBefore: words.ordersBefore }

function Tables({ figures }: { figures: FiguresRead }) {
  const goods = useGoods()
  const { span, wines, wineTotal, deliveries, means, clients, codes, visits } = figures
  return (
    <div className="figures-tables">
      <div className="stack">
        <SoldTable
          table="wines"
          span={span}
          rows={wines.map(({ idProduct, name, year, ...sold }) => ({
            ...sold,
            key: `${idProduct} ${year}`,
            name: [name, year].filter(Boolean).join(' '),
            href: href('/admin/:desk/:id', { desk: 'produits', id: idProduct }),
          }))}
          heads={{ name: words.wine(goods), quantity: words.bottles, quantityBefore: words.quantityBefore }}
          note={words.notes.wines}
          left={wineTotal - wines.length}
        />
      </div>
      <div className="stack">
        <SoldTable
          table="clients"
          span={span}
          rows={clients.map(({ kind, ...sold }) => ({ ...sold, key: kind, name: words.clients[kind] }))}
          heads={{ name: words.client, ...byOrders }}
          note={words.notes.clients}
        />
        <SoldTable
          table="deliveries"
          span={span}
          rows={deliveries.map(({ type, ...sold }) => ({ ...sold, key: type, name: nameDelivery(type, goods) }))}
          heads={{ name: words.way, ...byOrders }}
        />
        <SoldTable
          table="means"
          span={span}
          rows={means.map((one) => ({ ...one, key: one.means, name: words.means[one.means] }))}
          heads={{ name: words.meansOf, ...byOrders }}
        />
        <SoldTable
          table="codes"
          span={span}
          rows={codes.map(({ code, ...sold }) => ({ ...sold, key: code, name: code }))}
          heads={{ name: words.code, ...byOrders }}
          none={words.noCode}
        />
        <SoldTable
          table="visits"
          span={span}
          rows={visits.sources.map(({ source, count, countBefore }) => ({
            key: source,
            name: source,
            quantity: count,
            quantityBefore: countBefore,
          }))}
          heads={{ name: words.source, quantity: words.visits, quantityBefore: words.visitsBefore }}
          none={words.noVisit}
          note={words.notes.visits}
        />
      </div>
    </div>
  )
}
