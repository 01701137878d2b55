import { contactSide as words } from '#app/texts/audience/contact.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { BlockIcon } from '../../site/words/block-icon.tsx'
import { AddressList, AddressMapFrame } from '../blocks/house/map.tsx'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { WriterSide } from './contact-aside-view.ts'
import type { ContactSide } from './contact-side.ts'

/** What stands beside the form: the words of the writer's page, or where the house is and when its door is open. */
export function ContactAside({ side }: { side: ContactSide | WriterSide }) {
  if (!('blocks' in side)) return <House {...side} />
  const { blocks, around, email } = side
  return (
    <>
      <PageBlocks blocks={blocks} around={around} />
      {email && <WriterAddress email={email} />}
    </>
  )
}

function WriterAddress({ email }: { email: string }) {
  return (
    <p>
      <a className="more" href={`mailto:${encodeURI(email)}`}>
        <BlockIcon of="mail" /> {email}
      </a>
    </p>
  )
}

function House({ addresses, hasHills, thirdParties, ...open }: ContactSide) {
  const goods = useGoods()
  return (
    <>
      {hasHills && (
        <div className="frame">
          <img src="/art/hills-calm.svg" width="1200" height="640" alt={words.picture(goods)} />
        </div>
      )}
      {addresses.length > 0 && (
        <section>
          <h2>{words.reach}</h2>
          <AddressList addresses={addresses} />
        </section>
      )}
      <Door {...open} />
      <AddressMapFrame addresses={addresses} allowed={thirdParties} />
    </>
  )
}

function Door({ hours, closing, title }: Pick<ContactSide, 'hours' | 'closing' | 'title'>) {
  if (hours.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {closing && <p className="open-now">{words.openUntil(closing)}</p>}
      <table className="hours">
        <tbody>
          {hours.map(({ days, hours: said, isToday }) => (
            <tr key={days} className={isToday ? 'today' : undefined}>
              <th scope="row">{isToday ? `${days}, ${words.today}` : days}</th>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
