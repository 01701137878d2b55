import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayHundredths } from '#app/models/house/panel/say-fields.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { dailySalesTexts as words } from '#app/texts/house/orders/sales.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { bookFileTexts } from '#app/texts/house/settings/book-files.ts'
import { DayField } from '../frame/day-field.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'

export type DailySale = Answer<Contract['listDailySales']>['sales'][number]

type Props = { span: { from: string; to: string }; sales: DailySale[]; faults: { from?: string; to?: string } }

/** What was sold, a line for each day, rate and kind of buyer. */
export function DailySales({ span, sales, faults }: Props) {
  const isRefused = Object.keys(faults).length > 0
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: 'factures' }), label: words.back }}
        title={words.title}
        says={words.says}
      />
      <section className="sheet" aria-label={words.title}>
        <Span span={span} faults={faults} />
        {sales.length === 0 ? !isRefused && <p className="none">{words.none}</p> : <Table sales={sales} />}
      </section>
    </>
  )
}

function Span({ span, faults }: Pick<Props, 'span' | 'faults'>) {
  return (
    <form action={href('/admin/ventes')} className="form">
      <DayField name="du" label={bookFileTexts.from} day={span.from} fault={faults.from} />
      <DayField name="au" label={bookFileTexts.to} day={span.to} fault={faults.to} />
      <p className="actions">
        <button type="submit" className="btn">
          {words.show}
        </button>
        <button type="submit" className="btn btn-line" formAction={href('/admin/livres/:what', { what: 'ventes' })}>
          {panelTexts.toSpreadsheet}
        </button>
      </p>
    </form>
  )
}

const amounts = ['net', 'tax', 'gross'] as const

function Table({ sales }: Pick<Props, 'sales'>) {
  const sum = (of: (typeof amounts)[number]) => sales.reduce((all, sale) => all + sale[of], 0)
  return (
    <table className="table">
      <TableHead
        titles={[words.day, words.buyers, words.rate, words.papers, words.net, words.tax, words.gross]}
        numbers={[words.rate, words.papers, words.net, words.tax, words.gross]}
      />
      <tbody>
        {sales.map((sale) => (
          <tr key={`${sale.day} ${sale.isBusiness} ${sale.rate}`}>
            <td>{sayCalendarDay(sale.day)}</td>
            <td data-label={words.buyers}>{sale.isBusiness ? words.businesses : words.people}</td>
            <td className="r" data-label={words.rate}>
              {sayHundredths(sale.rate)}
            </td>
            <td className="r" data-label={words.papers}>
              {sale.papers.toLocaleString('fr-FR')}
            </td>
            {amounts.map((of) => (
              <td key={of} className="r" data-label={words[of]}>
                {sayCents(sale[of])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {words.total}
          </th>
          {amounts.map((of) => (
            <td key={of} className="r" data-label={words[of]}>
              <b>{sayCents(sum(of))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
