import type { TextImageBlock } from '#app/models/content/blocks/text-blocks.ts'
import { ServerDrawn } from '../../../platform/body/server-part.tsx'
import { RichText } from '../../../site/words/rich-text.tsx'
import { Actions } from '../parts/actions.tsx'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { TitleFigures } from '../parts/title-figures.tsx'

/** A text and the picture that goes with it; on a small screen the picture comes after. */
export function TextImage({ block, around, isOpening = false }: BlockProps<TextImageBlock>) {
  const { eyebrow, title, body, actions, picture, side, ...frame } = block
  // On a ground of its own, a picture at the left takes that half of the window.
  const isHalf = side === 'left' && frame.ground !== undefined && frame.ground !== 'paper'
  return (
    <Section {...frame} className={isHalf ? 'half' : side === 'left' ? 'split split-left' : 'split'}>
      <div className="titled">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {title && <h2>{title}</h2>}
        {title && around.parts.section === 'counted' && (
          <ServerDrawn draw={import.meta.env.SSR && (() => <TitleFigures title={title} />)} />
        )}
        <RichText text={body} />
        <Actions actions={actions} quiet />
      </div>
      <div className={isHalf ? 'half-picture' : 'frame'}>
        <BlockPicture picture={picture} around={around} sizes="(width < 960px) 100vw, 50vw" cropped={isHalf} first={isOpening} />
      </div>
    </Section>
  )
}
