import type { PictureRef } from '#app/models/blocks/shared.ts'
import type { Around } from '#app/services/pages.server.ts'

type Props = { picture: PictureRef; around: Around; sizes: string; first?: boolean }

/** A picture of the library where a block shows it; one that was taken away leaves no hole. */
export function BlockPicture({ picture, around, sizes, first = false }: Props) {
  const image = around.images[picture.image]
  if (!image) return null
  return (
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={picture.alt ?? image.alt}
      sizes={sizes}
      loading={first ? undefined : 'lazy'}
    />
  )
}
