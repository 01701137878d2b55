import type { Answer, Contract } from '#api/contract/index.ts'
import type { Step } from '#app/models/content/post.ts'
import { albumTexts } from '#app/texts/content/writings.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Film } from '../../platform/picture/film.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import { BlockIcon } from '../../site/words/block-icon.tsx'
import { PictureGrid } from '../writings/picture-grid.tsx'
import { PostNote } from '../writings/posts.tsx'

export type Album = Answer<Contract['getAlbum']>

/** An album as its screen shows it. */
export type AlbumView = Pick<Album, 'title' | 'summary' | 'date' | 'pictures'> & {
  crumbs: Step[]
  /** Its address; each of its pictures has one below it. */
  path: string
}

/** One picture of an album on a page of its own, with the way to its neighbours. */
export type AlbumPictureView = {
  picture: Album['pictures'][number]
  title: string
  place: number
  total: number
  crumbs: Step[]
  album: string
  previous: string
  next: string
}

/** An album. */
export function AlbumScreen({ title, summary, date, pictures, crumbs, path }: AlbumView) {
  return (
    <div className="wrap writings">
      <Crumbs steps={crumbs} />
      <header className="writings-head detail-top">
        <PostNote post={{ date: date ?? '', label: albumTexts.count(pictures.length) }} />
        <h1>{title}</h1>
        {summary && <p className="lead">{summary}</p>}
      </header>
      {pictures.length > 0 ? <PictureGrid pictures={pictures} path={path} isFirst /> : <p className="note">{albumTexts.empty}</p>}
    </div>
  )
}

/** One picture of an album: what stands there for whoever has no script. */
export function AlbumPictureScreen({ picture, title, place, total, crumbs, album, previous, next }: AlbumPictureView) {
  const { image, caption, kind } = picture
  return (
    <div className="wrap writings album-picture">
      <Crumbs steps={crumbs} />
      <div className="detail-top">
        <h1 className="sr-only">{`${title}, ${albumTexts.picture(place)}`}</h1>
      </div>
      <figure>
        {kind === 'video' ? (
          <Film film={{ ...image, alt: caption || image.alt }} />
        ) : (
          <Picture picture={image} sizes="(width < 1280px) 100vw, 80rem" first />
        )}
        <figcaption>{caption || image.alt}</figcaption>
      </figure>
      <nav className="pages" aria-label={title}>
        {total > 1 && (
          <a href={previous} rel="prev" aria-label={albumTexts.previous[1]}>
            <BlockIcon of="back" /> {albumTexts.previous[0]}
          </a>
        )}
        <span>{albumTexts.place(place, total)}</span>
        {total > 1 && (
          <a href={next} rel="next" aria-label={albumTexts.next[1]}>
            {albumTexts.next[0]} <BlockIcon of="arrow" />
          </a>
        )}
      </nav>
      <p>
        <a className="more" href={album}>
          {albumTexts.back}
        </a>
      </p>
    </div>
  )
}
