import type { VideoBlock } from '#app/models/blocks/media-blocks.ts'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

/** A film of the site's own; nothing of it is fetched before it is asked for. */
export function Film({ block: { title, file, caption, poster, ...frame }, around }: Shown<VideoBlock>) {
  const film = around.images[file]
  if (!film) return null
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <figure className="film">
        {/* biome-ignore lint/a11y/useMediaCaption: the site keeps no subtitles; the caption below says what is seen */}
        <video src={film.url} controls preload="none" poster={poster && around.images[poster.image]?.url} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
