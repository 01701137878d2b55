import type { PictureRef } from '#app/models/content/blocks/shared.ts'
import { BlockPicture } from './block-picture.tsx'
import type { Around } from './pages.ts'

type Props = { picture: PictureRef; around: Around; sizes: string; first?: boolean }

/** A picture that leads to itself at full size; with script it opens over the page, with its neighbours. */
export function PictureLink(props: Props) {
  const { picture, around } = props
  const image = around.images[picture.image]
  if (!image) return null
  return (
    <a href={image.url} data-enlarge={picture.caption ?? ''}>
      <BlockPicture {...props} fitted />
    </a>
  )
}
