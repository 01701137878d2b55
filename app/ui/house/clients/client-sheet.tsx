import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { kindNames } from '#app/texts/catalog/shop.ts'
import { clientTexts as words } from '#app/texts/house/fields/clients.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { houseGoods } from '#app/texts/house/goods/house-goods.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { PanelRecord } from '../desks/records.ts'
import { Fact } from '../frame/fact.tsx'
import { OrderLinks } from './order-links.tsx'

type Client = Answer<Contract['getClient']>

/** What somebody ordered, wrote and thought, what they like, and where they live. */
export function ClientSheet({ record }: { record: PanelRecord }) {
  const client = record as unknown as Client
  const goods = useGoods()
  return (
    <dl className="facts">
      <Fact label={words.orders}>
        {client.orders.length === 0 && words.noOrder}
        {client.orders.map((order) => (
          <div key={order.id}>
            <OrderLinks orders={[order]} />
            {order.note && <p className="muted">{order.note}</p>}
          </div>
        ))}
      </Fact>
      {client.goods.length > 0 && (
        <Fact label={words.bought(goods)}>
          {client.goods.map(({ idDeclination, name, details, quantity }) => (
            <p key={`${idDeclination} ${name} ${details}`}>{[`${quantity} × ${name}`, details].filter(Boolean).join(', ')}</p>
          ))}
        </Fact>
      )}
      {client.likes.length > 0 && (
        <Fact label={words.likes}>
          <Likes likes={client.likes} />
        </Fact>
      )}
      <Fact label={words.messages}>
        {client.messages.length === 0 && words.noMessage}
        <Messages messages={client.messages} />
      </Fact>
      <AfterSale client={client} />
      <Fact label={words.letters}>
        <Letters letters={client.newsletter} />
      </Fact>
      {client.addresses.length > 0 && (
        <Fact label={words.addresses}>
          {client.addresses.map((address) => (
            <address key={address}>{address}</address>
          ))}
        </Fact>
      )}
      <Fact label={words.account}>
        {client.idMember ? (
          <a className="more" href={href('/admin/:desk/:id', { desk: 'membres', id: client.idMember })}>
            {words.seeAccount}
          </a>
        ) : client.orders.length > 0 ? (
          words.orderedWithout
        ) : (
          words.noAccount
        )}
      </Fact>
    </dl>
  )
}

function Likes({ likes }: Pick<Client, 'likes'>) {
  const goods = useGoods()
  const kinds = (['KIND', 'GRAPES', 'APPELLATION'] as const).filter((of) => likes.some((like) => like.of === of))
  return (
    <>
      {kinds.map((of) => (
        <p key={of}>
          <b>{houseGoods(goods).liked[of]}</b>{' '}
          {likes
            .filter((like) => like.of === of)
            .map((like) => words.like(goods, { ...like, name: of === 'KIND' ? kindNames[toProductKind(like.name)] : like.name }))
            .join(', ')}
        </p>
      ))}
      <p className="hint">{words.likesSays(goods)}</p>
    </>
  )
}

function Messages({ messages }: Pick<Client, 'messages'>) {
  return messages.map(({ id, subject, createdAt, isAnswered }) => (
    <p key={id}>
      <a className="more" href={href('/admin/:desk/:id', { desk: 'messages', id })}>
        {subject || words.noSubject}
      </a>{' '}
      {[sayShortDay(createdAt), isAnswered ? words.answered : words.waits].join(', ')}
    </p>
  ))
}

/** What became of the orders, where something did. */
function AfterSale({ client: { claims, withdrawals, opinions } }: { client: Client }) {
  const goods = useGoods()
  return (
    <>
      {claims.length > 0 && (
        <Fact label={words.claims}>
          {claims.map(({ id, kind, state, reference, createdAt }) => (
            <p key={id}>
              <a className="more" href={href('/admin/:desk/:id', { desk: 'reclamations', id })}>
                {optionText('claim', ['kind'], kind, goods)}
              </a>{' '}
              {[words.onOrder(reference), sayShortDay(createdAt), optionText('claim', ['state'], state, goods)].join(', ')}
            </p>
          ))}
        </Fact>
      )}
      {withdrawals.length > 0 && (
        <Fact label={words.withdrawals}>
          {withdrawals.map(({ id, state, reference, createdAt }) => (
            <p key={id}>
              <a className="more" href={href('/admin/:desk/:id', { desk: 'retractations', id })}>
                {words.onOrder(reference)}
              </a>{' '}
              {[sayShortDay(createdAt), optionText('withdrawal', ['state'], state, goods)].join(', ')}
            </p>
          ))}
        </Fact>
      )}
      {opinions.length > 0 && (
        <Fact label={words.opinions}>
          {opinions.map(({ id, product, rating, state, createdAt }) => (
            <p key={id}>
              <a className="more" href={href('/admin/:desk/:id', { desk: 'avis', id })}>
                {product}
              </a>{' '}
              {[words.stars(rating), sayShortDay(createdAt), optionText('opinion', ['state'], state, goods)].join(', ')}
            </p>
          ))}
        </Fact>
      )}
    </>
  )
}

function Letters({ letters }: { letters: Client['newsletter'] }) {
  if (!letters) return words.noLetters
  const { id, state, consent, confirmedAt, leftAt } = letters
  return (
    <p>
      <a className="more" href={href('/admin/:desk/:id', { desk: 'abonnes', id })}>
        {state === 'SUBSCRIBED' && confirmedAt
          ? words.subscribedOn(sayShortDay(confirmedAt))
          : state === 'LEFT' && leftAt
            ? words.leftOn(sayShortDay(leftAt))
            : words.pending}
      </a>{' '}
      {consent && <span className="muted">{`« ${consent} »`}</span>}
    </p>
  )
}
