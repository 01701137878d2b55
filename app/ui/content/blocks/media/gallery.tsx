import type { GalleryBlock } from '#app/models/content/blocks/media-blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { PictureLink } from '../parts/picture-link.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

const beside = '(width < 768px) 50vw, 25vw'
const large = '(width < 768px) 100vw, 50vw'

/** Pictures side by side; each opens large. */
export function Gallery({ block: { title, pictures, ...frame }, around }: BlockProps<GalleryBlock>) {
  const leads = around.parts.gallery === 'lead'
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <ul className="gallery">
        {pictures.map((picture, place) => (
          <li key={picture.image}>
            <PictureLink picture={picture} around={around} sizes={leads && place === 0 ? large : beside} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
