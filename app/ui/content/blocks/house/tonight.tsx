import type { TonightBlock } from '#app/models/content/blocks/house-blocks.ts'
import { TonightForm } from '../../../catalog/shop/tonight-form.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** Asks what there is to eat, and leads to three wines; nothing on a site that does not sell. */
export function Tonight({ block: { type: _, title, lead, ...frame }, around }: BlockProps<TonightBlock>) {
  const { sells, hidesPrices } = around.shop
  if (!sells) return null
  return (
    <Section {...frame} className="tonight-block">
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <TonightForm hidesPrices={hidesPrices} />
    </Section>
  )
}
