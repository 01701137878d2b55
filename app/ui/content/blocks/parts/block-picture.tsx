import type { PictureRef } from '#app/models/content/blocks/shared.ts'
import { altIn } from '#app/models/site/pictures/mute-pictures.ts'
import { Picture } from '#app/ui/platform/picture/picture.tsx'
import type { Around } from './pages.ts'

type Props = { picture: PictureRef; around: Around; sizes: string; first?: boolean; cropped?: boolean; fitted?: boolean }

/** A picture of the library where a block shows it; one that was taken away leaves no hole. */
export function BlockPicture({ picture, around, ...how }: Props) {
  const image = around.images[picture.image]
  return image ? <Picture picture={image} alt={altIn(picture, image.alt)} {...how} /> : null
}
