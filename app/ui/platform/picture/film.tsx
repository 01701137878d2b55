import { filmSize, type PictureFacts } from '#app/models/site/pictures/picture.ts'

type Props = { film: PictureFacts & { alt: string }; poster?: string | undefined }

/** A film of the site's own: nothing of it is loaded before somebody plays it. */
export function Film({ film, poster }: Props) {
  const { width, height } = filmSize(film)
  return (
    // biome-ignore lint/a11y/useMediaCaption: an owner's film comes without captions; its text says what is seen
    <video
      className="own-film"
      src={film.url}
      poster={poster}
      width={width}
      height={height}
      controls
      preload="none"
      aria-label={film.alt}
    />
  )
}
