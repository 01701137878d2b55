import type { ImageBlock } from '#app/models/content/blocks/media-blocks.ts'
import { frameOf } from '#app/models/content/blocks/shared.ts'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

const measures = {
  text: '(width < 768px) 100vw, 46rem',
  wide: '(width < 1360px) 100vw, 80rem',
  full: '100vw',
}

/** One picture with its caption, as wide as the text, as the page or as the window. */
export function ImageAlone({ block, around, isOpening = false }: BlockProps<ImageBlock>) {
  const { picture, size, framed } = block
  return (
    <Section {...frameOf(block)} className={`image-${size}`}>
      <figure className={framed ? 'frame' : undefined}>
        <BlockPicture picture={picture} around={around} sizes={measures[size]} fitted first={isOpening} />
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
    </Section>
  )
}
