import { href } from 'react-router'
import { nameOnSheet } from '#app/models/house/cellar/name-on-sheet.ts'
import { type CellTexts, type GridColumn, type KeptRow, sayCells } from '#app/models/house/grid/grid-cells.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { gridGoodsTexts as named, gridTexts as words } from '#app/texts/house/wine/grid.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { GridRow, GridView, TypedGrid } from './grid-view.ts'
import { sayDiscount } from './say-discount.ts'

type Props = { view: Pick<GridView, 'lines' | 'countsStock'>; form: TypedGrid }

/** A line for each vintage and size: its name, and the cells to fill in. */
export function GridTable({ view: { lines, countsStock }, form }: Props) {
  const goods = useGoods()
  const { annee, prix, remise, du, au, stock, vente } = words.columns
  const titles = [named.wine(goods), annee, prix, remise, du, au, ...(countsStock ? [stock] : []), vente]
  return (
    <table className="table grid-table">
      <TableHead titles={titles} />
      <tbody>
        {lines.map((line) => (
          <Row key={line.idDeclination} line={line} countsStock={countsStock} form={form} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { line: GridRow; countsStock: boolean; form: TypedGrid }

function Row({ line, countsStock, form: { typed, faults } }: RowProps) {
  const id = line.idDeclination
  const name = nameOnSheet(line)
  const { year, price, discount, stock, isOnSale } = line
  const seen: KeptRow = { year, price, discount, stock, isOnSale }
  const cell = { id, name, kept: sayCells(seen), typed, faults }
  return (
    <tr>
      <td>
        <input type="hidden" name={`vu-${id}`} value={JSON.stringify(seen)} />
        <span className="grid-wine">
          <input
            type="checkbox"
            name={`choix-${id}`}
            defaultChecked={typed.has(`choix-${id}`)}
            aria-label={words.of(words.mark, name)}
          />
          <span>
            <a href={href('/admin/:desk/:id', { desk: 'produits', id: line.idProduct })}>{name}</a> <State line={line} />
            <InlineFault says={faults[`vu-${id}`]} name={`vu-${id}`} />
          </span>
        </span>
      </td>
      <Cell {...cell} column="annee" />
      <Cell {...cell} column="prix" />
      <Cell {...cell} column="remise" />
      <Cell {...cell} column="du" />
      <Cell {...cell} column="au" />
      {countsStock &&
        (line.place === 'product' ? <td data-label={words.columns.stock}>{stock}</td> : <Cell {...cell} column="stock" />)}
      <Box {...cell} />
    </tr>
  )
}

/** What stands beside its price: a reduction of its wine, what is asked for it today, and that nobody sees it yet. */
function State({ line: { isValid, discount, discountOfWine, soldAt, price } }: { line: GridRow }) {
  const goods = useGoods()
  const ofWine = discountOfWine && !discount && named.ofWine(goods, sayDiscount(discountOfWine))
  const says = [ofWine, soldAt !== price && words.sold(sayCents(soldAt))].filter(Boolean).join(', ')
  return (
    <>
      {!isValid && <span className="tag tag-no">{words.unpublished}</span>}
      {says && <span className="hint">{says}</span>}
    </>
  )
}

type CellProps = { id: string; name: string; kept: CellTexts } & Pick<TypedGrid, 'typed' | 'faults'>

const types: Partial<Record<GridColumn, { type: string } | { inputMode: 'decimal' | 'numeric' }>> = {
  annee: { inputMode: 'numeric' },
  prix: { inputMode: 'decimal' },
  du: { type: 'date' },
  au: { type: 'date' },
  stock: { inputMode: 'numeric' },
}

function Cell({ id, name: wine, kept, typed, faults, column }: CellProps & { column: Exclude<GridColumn, 'vente'> }) {
  const name = `${column}-${id}`
  return (
    <td data-label={words.columns[column]}>
      <input
        className="input"
        name={name}
        aria-label={words.of(words.columns[column], wine)}
        defaultValue={typed.get(name) ?? kept[column]}
        data-cell={column}
        data-was={kept[column]}
        autoComplete="off"
        {...types[column]}
        {...faultOf({ faults }, name)}
      />
      <InlineFault says={faults[name]} name={name} />
    </td>
  )
}

function Box({ id, name: wine, kept, typed, faults }: CellProps) {
  const name = `vente-${id}`
  return (
    <td data-label={words.columns.vente}>
      <input
        type="checkbox"
        name={name}
        value="oui"
        aria-label={words.of(words.columns.vente, wine)}
        defaultChecked={(typed.get(name) ?? kept.vente) === 'oui'}
        data-cell="vente"
        data-was={kept.vente}
        {...faultOf({ faults }, name)}
      />
      <InlineFault says={faults[name]} name={name} />
    </td>
  )
}
