import { embedOf } from '#app/models/content/blocks/embed.ts'
import type { EmbedBlock } from '#app/models/content/blocks/media-blocks.ts'
import { words } from '#app/texts/content/blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { ThirdParty } from '../parts/third-party.tsx'

/** Something that another site shows: its place stays free, and it comes only to whoever agreed. */
export function Embed({ block: { provider, reference, title, ...frame }, around }: BlockProps<EmbedBlock>) {
  const embed = embedOf(provider, reference)
  if (!embed) return null
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <ThirdParty
        allowed={around.thirdParties}
        site={words.providers[provider]}
        show={provider === 'openstreetmap' ? words.showMap : words.showVideo}
        link={embed.link}
      >
        <iframe
          src={embed.frame}
          title={title || words.providers[provider]}
          width="960"
          height="540"
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      </ThirdParty>
    </Section>
  )
}
