import type { CallBlock } from '#app/models/content/blocks/text-blocks.ts'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** One thing to do, said in a sentence. */
export function CallToAct({ block: { title, lead, actions, ...frame } }: BlockProps<CallBlock>) {
  return (
    <Section ground="blush" {...frame} className="call">
      <div>
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Actions actions={actions} />
    </Section>
  )
}
