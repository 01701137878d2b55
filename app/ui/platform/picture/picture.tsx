import {
  type Focus,
  fallbackOf,
  isBottleAlone,
  type PictureFacts,
  sourcesOf,
  type Tone,
} from '#app/models/site/pictures/picture.ts'

export type PictureView = PictureFacts & { alt: string; focus: Focus; tone: Tone }

type Props = {
  picture: PictureView
  /** How wide it stands on the page, as `sizes` says it: without it a browser loads the widest. */
  sizes: string
  /** Another text than the picture's own; empty where it only adorns. */
  alt?: string | undefined
  /** In sight when the page opens: loaded at once, before anything else. */
  first?: boolean
  /** Whether it fills its place and is cut, with what matters kept in sight. */
  cropped?: boolean
  /** Whether the styles of its place give it a form that may not be its own. */
  fitted?: boolean
}

/** A picture in the width and form a browser wants, whose place is kept and tinted until it comes. */
export function Picture({ picture, sizes, alt, first = false, cropped = false, fitted = false }: Props) {
  const { src, srcset } = fallbackOf(picture)
  return (
    <picture className={`picture tone-${picture.tone}`}>
      {sourcesOf(picture).map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcset}
        // Without widths to choose from there is nothing that a size could tell.
        sizes={srcset && sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        className={cropped ? `cropped ${formOf(picture)}` : fitted ? formOf(picture) : undefined}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

/** What the styles have to know of a picture where they cut it. */
function formOf(picture: PictureView): string {
  return isBottleAlone(picture) ? 'whole' : `focus-${picture.focus}`
}
