import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { dailySalesTexts } from '#app/texts/house/orders/sales.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { Chart, Share } from './chart.tsx'
import type { Figures } from './today-view.ts'

/** What was sold, day by day. */
export function Sales({ sales }: { sales: Figures['sales'] }) {
  const says = todayTexts.salesSays(sayCents(sales.amount), sales.orders)
  return (
    <Sheet title={todayTexts.salesTitle} more={{ href: href('/admin/ventes'), label: dailySalesTexts.title }}>
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
              label: sayCalendarDay(day),
              value: amount,
              said: sayCents(amount),
            }))}
            heads={[todayTexts.day, todayTexts.amount]}
          />
        </>
      )}
    </Sheet>
  )
}

/** What sells best. */
export function Best({ best }: { best: Figures['best'] }) {
  const goods = useGoods()
  const most = best[0]?.quantity ?? 1
  if (best.length === 0) return null
  return (
    <Sheet title={todayTexts.best(goods)}>
      <table className="table">
        <TableHead
          titles={[todayTexts.wine(goods), todayTexts.bottles, todayTexts.amount]}
          numbers={[todayTexts.bottles, todayTexts.amount]}
        />
        <tbody>
          {best.map(({ idProduct, name, quantity, amount }) => (
            <tr key={idProduct}>
              <td>
                <a href={href('/admin/:desk/:id', { desk: 'produits', id: idProduct })}>{name}</a>
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
    </Sheet>
  )
}

/** What has come down to its limit. */
export function LowStock({ low, lowTotal }: Pick<Figures, 'low' | 'lowTotal'>) {
  const goods = useGoods()
  if (low.length === 0) return null
  return (
    <Sheet title={todayTexts.lowStock} more={{ href: href('/admin/inventaire'), label: todayTexts.receive }}>
      <table className="table">
        <TableHead
          titles={[todayTexts.wine(goods), todayTexts.left, todayTexts.limit]}
          numbers={[todayTexts.left, todayTexts.limit]}
        />
        <tbody>
          {low.map(({ idProduct, idDeclination, name, year, stock, limit }) => (
            <tr key={idDeclination ?? idProduct}>
              <td>
                <a href={href('/admin/:desk/:id', { desk: 'produits', id: idProduct })}>
                  {[name, year].filter(Boolean).join(' ')}
                </a>
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
    </Sheet>
  )
}
