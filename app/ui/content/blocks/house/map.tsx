import { mapAround } from '#app/models/content/blocks/embed.ts'
import type { MapBlock } from '#app/models/content/blocks/house-blocks.ts'
import { words } from '#app/texts/content/blocks.ts'
import { BlockIcon } from '../../../site/words/block-icon.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import type { Around } from '../parts/pages.ts'
import { Section } from '../parts/section.tsx'
import { ThirdParty } from '../parts/third-party.tsx'

/** Where the house is: its addresses as text, always; a map of another site, to whoever agreed. */
export function AddressMap({ block: { title, lead, withMap, ...frame }, around }: BlockProps<MapBlock>) {
  const { addresses, thirdParties } = around
  const hasMap = withMap && addresses.some(({ position }) => position)
  return (
    <Section {...frame} className={hasMap ? 'split' : 'titled'}>
      <div className="titled">
        {title && <h2>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
        <AddressList addresses={addresses} />
      </div>
      {hasMap && <AddressMapFrame addresses={addresses} allowed={thirdParties} />}
    </Section>
  )
}

/** The map around the first address that has a place on it. */
export function AddressMapFrame({ addresses, allowed }: Pick<Around, 'addresses'> & { allowed: boolean }) {
  const spot = addresses.find(({ position }) => position)?.position
  if (!spot) return null
  const map = mapAround(spot)
  return (
    <ThirdParty allowed={allowed} site={words.providers.openstreetmap} show={words.showMap} link={map.link}>
      <iframe
        src={map.frame}
        title={words.map}
        width="800"
        height="640"
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
      />
    </ThirdParty>
  )
}

/** Addresses of the house, one below the other. */
export function AddressList({ addresses }: Pick<Around, 'addresses'>) {
  return (
    <ul className="address-list">
      {addresses.map(({ id, name, lines, phone, email }) => (
        <li key={id}>
          <address>
            {name && <strong>{name}</strong>}
            <span className="num">
              <BlockIcon of="place" /> {lines.join(', ')}
            </span>
            {phone && (
              <a className="num" href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
                <BlockIcon of="phone" /> {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${encodeURI(email)}`}>
                <BlockIcon of="mail" /> {email}
              </a>
            )}
          </address>
        </li>
      ))}
    </ul>
  )
}
