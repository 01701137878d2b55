import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import type { PanelRecord } from '../desks/records.ts'
import { Fact } from '../frame/fact.tsx'
import { OrderLinks } from './member-sheet.tsx'

type Buyer = Answer<Contract['getBuyer']>

/** What somebody ordered and wrote, and where they live. */
export function BuyerSheet({ record }: { record: PanelRecord }) {
  const buyer = record as unknown as Buyer
  return (
    <dl className="facts">
      <Fact label={words.addresses}>
        {buyer.addresses.map((address) => (
          <address key={address}>{address}</address>
        ))}
      </Fact>
      <Fact label={words.orders}>
        {buyer.orders.map((order) => (
          <div key={order.id}>
            <OrderLinks orders={[order]} />
            {order.note && <p className="muted">{order.note}</p>}
          </div>
        ))}
      </Fact>
      <Fact label={words.bought}>
        {buyer.goods.map(({ idDeclination, name, details, quantity }) => (
          <p key={`${idDeclination} ${name} ${details}`}>{[`${quantity} × ${name}`, details].filter(Boolean).join(', ')}</p>
        ))}
      </Fact>
      <Fact label={words.wrote}>{buyer.messages.length > 0 ? <Messages messages={buyer.messages} /> : words.noMessage}</Fact>
      <Fact label={words.account}>
        {buyer.idMember ? (
          <a className="more" href={href('/admin/:desk/:id', { desk: 'membres', id: buyer.idMember })}>
            {words.seeAccount}
          </a>
        ) : (
          words.noAccount
        )}
      </Fact>
    </dl>
  )
}

function Messages({ messages }: Pick<Buyer, 'messages'>) {
  return messages.map(({ id, subject, createdAt }) => (
    <p key={id}>
      <a className="more" href={href('/admin/:desk/:id', { desk: 'messages', id })}>
        {subject || words.noSubject}
      </a>{' '}
      {sayShortDay(createdAt)}
    </p>
  ))
}
