import type { SliderBlock } from '#app/models/content/blocks/media-blocks.ts'
import { words } from '#app/texts/content/blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { PictureLink } from '../parts/picture-link.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** Pictures in a row that one pushes aside: the browser scrolls and stops at each by itself, without script. */
export function Slider({ block: { title, pictures, ...frame }, around, isOpening = false }: BlockProps<SliderBlock>) {
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="slider" tabIndex={0} aria-label={title || words.slider}>
        {pictures.map((picture, place) => (
          <li key={picture.image}>
            <figure>
              <PictureLink
                picture={picture}
                around={around}
                sizes="(width < 768px) 86vw, 44rem"
                first={isOpening && place === 0}
              />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
