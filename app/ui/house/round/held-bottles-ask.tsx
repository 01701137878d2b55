import { href } from 'react-router'
import { heldTexts as words } from '#app/texts/house/orders/held-bottles.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { AskOnce } from '../frame/ask-once.tsx'
import { sayGoods } from './held-bottles.tsx'
import type { ChosenHeld } from './held-bottles-view.ts'

const path = href('/admin/commandes/retenues')

/** Asks once whether so many bottles are to be for sale again. */
export function HeldBottlesAsk({ orders, bottles }: ChosenHeld) {
  const named = useGoods()
  const chosen = orders.map(({ id }) => ['commande', id] as const)
  return (
    <AskOnce
      title={words.ask(named, bottles)}
      action={`${path}/liberer`}
      kept={[['bouteilles', String(bottles)], ...chosen]}
      submit={words.confirm(named, bottles)}
      back={path}
    >
      <p>{words.askSays(orders.length)}</p>
      <ul>
        {orders.map(({ id, reference, name, email, goods }) => (
          <li key={id}>
            {reference}, {name || email} : {sayGoods(goods)}
          </li>
        ))}
      </ul>
    </AskOnce>
  )
}
