import type { PictureRef } from '#app/models/content/blocks/shared.ts'
import { altIn } from '#app/models/site/pictures/mute-pictures.ts'
import { fallbackOf, type PictureFacts, sourcesOf, standsWhole } from '#app/models/site/pictures/picture.ts'
import type { PictureView } from '#app/ui/platform/picture/picture.tsx'
import type { Around } from './pages.ts'

type Props = { picture: PictureRef; tall?: PictureRef | undefined; around: Around }

const narrow = '(width < 768px)'

/** The picture of the opening: a wide one, and in a narrow window the tall one, of which only the one that is shown is fetched. */
export function HeroPicture({ picture, tall, around }: Props) {
  const wide = around.images[picture.image]
  const high = tall && around.images[tall.image]
  if (!wide) return null
  const { src, srcset } = fallbackOf(wide)
  const highest = high && fallbackOf(high)
  const sources = [
    ...(high ? sourcesOf(high).map((source) => ({ ...source, media: narrow, width: high.width, height: high.height })) : []),
    ...(high && highest
      ? [{ srcset: highest.srcset ?? highest.src, media: narrow, width: high.width, height: high.height, type: undefined }]
      : []),
    ...sourcesOf(wide).map((source) => ({ ...source, media: undefined, width: wide.width, height: wide.height })),
  ]
  return (
    <picture className="hero-art">
      {sources.map((source) => (
        <source
          key={`${source.media}${source.type}`}
          media={source.media}
          type={source.type}
          srcSet={source.srcset}
          // Where there is one width only, no size could choose among them.
          sizes={source.srcset.includes(' ') ? '100vw' : undefined}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        src={src}
        srcSet={srcset}
        sizes={srcset && '100vw'}
        width={wide.width}
        height={wide.height}
        alt={altIn(picture, wide.alt)}
        className={formOf(wide, high)}
        fetchPriority="high"
      />
    </picture>
  )
}

/** An upright picture, as of a bottle, is shown whole, in each window where it is the one that is shown. */
function formOf(wide: PictureView, high: PictureFacts | undefined): string {
  const form = standsWhole(wide) ? 'whole' : `focus-${wide.focus}`
  return high && standsWhole(high) ? `${form} whole-tall` : form
}
