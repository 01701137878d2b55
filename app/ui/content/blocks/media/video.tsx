import type { VideoBlock } from '#app/models/content/blocks/media-blocks.ts'
import { Film as OwnFilm } from '#app/ui/platform/picture/film.tsx'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** A film of the site's own; nothing of it is fetched before it is asked for. Without the film its poster stands there. */
export function Film({ block: { title, file, caption, poster, ...frame }, around }: BlockProps<VideoBlock>) {
  const film = around.images[file]
  if (!film && !poster) return null
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <figure className="film">
        {film ? (
          <OwnFilm film={{ ...film, alt: caption || film.alt }} poster={poster && around.images[poster.image]?.url} />
        ) : (
          poster && <BlockPicture picture={poster} around={around} sizes="(width < 960px) 100vw, 950px" />
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
