import { nameOnSheet } from '#app/models/house/cellar/name-on-sheet.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { gridGoodsTexts as named, gridTexts as words } from '#app/texts/house/wine/grid.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { GridReview, GridRow, GridView } from './grid-view.ts'
import { sayDiscount } from './say-discount.ts'

type Props = { view: Pick<GridView, 'path' | 'savePath'>; review: GridReview }

/** What a grid that was sent will change, wine by wine, before anything is. */
export function GridChanges({ view: { path, savePath }, review: { sent, changes } }: Props) {
  const goods = useGoods()
  const listed = changes.flatMap(({ before, after }) => listChanges(before, after))
  return (
    <>
      <ScreenHead back={{ href: path, label: named.title(goods) }} title={words.review} says={words.reviewSays} />
      <section className="sheet stack" aria-label={words.review}>
        <form method="post" action={savePath} data-between="">
          {sent.map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          <table className="table">
            <TableHead titles={[named.wine(goods), words.what, words.before, words.after]} />
            <tbody>
              {listed.map(({ id, name, what, before, after }) => (
                <tr key={`${id} ${what}`}>
                  <td>{name}</td>
                  <td data-label={words.what}>{what}</td>
                  <td data-label={words.before}>{before}</td>
                  <td data-label={words.after}>
                    <b>{after}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="actions save-bar">
            <button type="submit" className="btn">
              {words.save(listed.length)}
            </button>
            <button type="submit" className="btn btn-line" formAction={path} name="corriger" value="oui">
              {words.correct}
            </button>
          </p>
        </form>
      </section>
    </>
  )
}

type Listed = { id: string; name: string; what: string; before: string; after: string }

/** What of a line is not what it was, in words. */
function listChanges(before: GridRow, after: GridRow): Listed[] {
  const { columns } = words
  const said: [string, string, string][] = [
    [columns.annee, sayYear(before), sayYear(after)],
    [words.price, sayCents(before.price), sayCents(after.price)],
    [columns.remise, sayDiscount(before.discount), sayDiscount(after.discount)],
    [columns.stock, String(before.stock), String(after.stock)],
    [columns.vente, sayOnSale(before), sayOnSale(after)],
  ]
  const name = nameOnSheet(after)
  const isNew = ([, was, is]: [string, string, string]) => was !== is
  return said.filter(isNew).map(([what, was, is]) => ({
    id: after.idDeclination,
    name,
    what,
    before: was,
    after: what === columns.remise && after.soldAt !== after.price ? `${is}, ${words.sold(sayCents(after.soldAt))}` : is,
  }))
}

const sayYear = ({ year }: GridRow) => (year === null ? words.noYear : String(year))

const sayOnSale = ({ isOnSale }: GridRow) => (isOnSale ? words.onSale : words.offSale)
