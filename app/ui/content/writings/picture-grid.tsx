import type { Answer, Contract } from '#api/contract/index.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { BlockIcon } from '../../site/words/block-icon.tsx'

type AlbumPicture = Answer<Contract['getAlbum']>['pictures'][number]
type Props = { pictures: AlbumPicture[]; path?: string; isFirst?: boolean }

/** How many are in sight when their page opens. */
const inSight = 4

/** Pictures and films of an album; with script each opens over the page, without it on a page of its own. */
export function PictureGrid({ pictures, path, isFirst = false }: Props) {
  return (
    <ul className="gallery">
      {pictures.map(({ image, caption, kind }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an album may show a picture twice, and never moves on a screen
        <li key={place}>
          <a href={path ? `${path}/${place + 1}` : image.url} data-enlarge={caption} data-picture={path ? image.url : undefined}>
            {kind === 'video' ? (
              <span className="gallery-film">
                <BlockIcon of="play" /> {caption || image.alt || image.name}
              </span>
            ) : (
              <Picture picture={image} sizes="(width < 768px) 50vw, 25vw" first={isFirst && place < inSight} fitted />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
