import type { ReactNode } from 'react'
import { href } from 'react-router'

type Props = {
  order: { id: string; reference: string }
  /** What the tick does, said to whoever does not see the row. */
  says: string
  isChosen?: boolean
  children: ReactNode
}

/** A row of orders of which several are chosen at once: its tick, the way to the order, and what else is told of it. */
export function PickOrder({ order: { id, reference }, says, isChosen = false, children }: Props) {
  return (
    <tr>
      <td>
        <input type="checkbox" name="commande" value={id} defaultChecked={isChosen} aria-label={says} />{' '}
        <a href={href('/admin/commandes/:id', { id })}>{reference}</a>
      </td>
      {children}
    </tr>
  )
}
