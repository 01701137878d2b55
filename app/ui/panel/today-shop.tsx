import { sayShortDay } from '#app/models/french-date.ts'
import type { Figures } from '#app/services/panel/today.server.ts'
import { todayTexts } from '#app/texts/panel/today.ts'
import { Chart, Share } from './chart.tsx'
import { sayCents } from './money.ts'
import { TodaySheet } from './today-sheet.tsx'

/** What was sold, day by day. */
export function Sales({ sales }: { sales: Figures['sales'] }) {
  const says = todayTexts.salesSays(sayCents(sales.amount), sales.orders)
  return (
    <TodaySheet title={todayTexts.salesTitle}>
      {sales.orders === 0 ? (
        <p className="muted">{todayTexts.noSale}</p>
      ) : (
        <>
          <p className="muted">{says}</p>
          <Chart
            id="ventes"
            title={todayTexts.salesTitle}
            says={says}
            bars={sales.days.map(({ day, amount }) => ({
              label: sayShortDay(`${day}T12:00:00Z`),
              value: amount,
              said: sayCents(amount),
            }))}
            heads={[todayTexts.day, todayTexts.amount]}
          />
        </>
      )}
    </TodaySheet>
  )
}

/** What sells best. */
export function Best({ best }: { best: Figures['best'] }) {
  const most = best[0]?.quantity ?? 1
  if (best.length === 0) return null
  return (
    <TodaySheet title={todayTexts.best}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{todayTexts.wine}</th>
            <th scope="col" className="r">
              {todayTexts.bottles}
            </th>
            <th scope="col" className="r">
              {todayTexts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ idProduct, name, quantity, amount }) => (
            <tr key={idProduct}>
              <td>
                <a href={`/admin/produits/${idProduct}`}>{name}</a>
                <Share value={quantity} most={most} />
              </td>
              <td className="r" data-label={todayTexts.bottles}>
                {quantity.toLocaleString('fr-FR')}
              </td>
              <td className="r" data-label={todayTexts.amount}>
                {sayCents(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TodaySheet>
  )
}

/** What has come down to its limit. */
export function LowStock({ low, lowTotal }: Pick<Figures, 'low' | 'lowTotal'>) {
  if (low.length === 0) return null
  return (
    <TodaySheet title={todayTexts.lowStock} more={{ href: '/admin/inventaire', label: todayTexts.receive }}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{todayTexts.wine}</th>
            <th scope="col" className="r">
              {todayTexts.left}
            </th>
            <th scope="col" className="r">
              {todayTexts.limit}
            </th>
          </tr>
        </thead>
        <tbody>
          {low.map(({ idProduct, idDeclination, name, year, stock, limit }) => (
            <tr key={idDeclination ?? idProduct}>
              <td>
                <a href={`/admin/produits/${idProduct}`}>{[name, year].filter(Boolean).join(' ')}</a>
              </td>
              <td className="r" data-label={todayTexts.left}>
                <b>{stock}</b>
              </td>
              <td className="r" data-label={todayTexts.limit}>
                {limit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lowTotal > low.length && <p className="muted">{todayTexts.lowMore(lowTotal - low.length)}</p>}
    </TodaySheet>
  )
}
