import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk, OrderRefused } from './order-screen.ts'

type Props = Pick<OrderRefused, 'typed' | 'faults'> & { order: OrderDesk; own: readonly PanelField[] }

/** What the house says of an order in fields of its own. */
export function OrderFields({ order: { id, custom }, own, typed, faults }: Props) {
  const isRefused = Object.keys(faults).some((name) => name.startsWith('custom.'))
  const entries = isRefused ? Object.entries(typed) : sayFields(own, custom, 'custom')
  const goods = useGoods()
  const sayOption = (path: readonly string[], option: string) => optionText('order', path, option, goods)
  return (
    <Sheet title={words.ownFields}>
      <form method="post" action={href('/admin/commandes/:id/champs', { id })} className="form" noValidate>
        <FieldGroup
          ctx={{ desk: { resource: 'order' }, links: new Map(), entries, faults, sayOption }}
          fields={own}
          path={['custom']}
          name="custom"
        />
        <p className="hint full">{words.ownFieldsSay}</p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.ownFieldsSave}
          </button>
        </p>
      </form>
    </Sheet>
  )
}
