import type { GalleryBlock } from '#app/models/content/blocks/media-blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { PictureLink } from '../parts/picture-link.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** Pictures side by side; each opens large. */
export function Gallery({ block: { title, pictures, ...frame }, around }: BlockProps<GalleryBlock>) {
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <ul className="gallery">
        {pictures.map((picture) => (
          <li key={picture.image}>
            <PictureLink picture={picture} around={around} sizes="(width < 768px) 50vw, 25vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
