import type { Answer, Contract } from '#api/contract/index.ts'
import type { PageBlock } from '#app/models/block.ts'
import type { HouseBlock } from '#app/models/blocks/house-blocks.ts'
import type { Action } from '#app/models/blocks/shared.ts'
import type { Post, PromotedLook } from '#app/models/post.ts'
import { emptyPlaces } from '#app/texts/blocks.ts'
import { PictureGrid } from '../../albums/picture-grid.tsx'
import { Picture } from '../../picture/picture.tsx'
import { ReviewList, ReviewNotice } from '../../reviews/review-list.tsx'
import type { Reviews } from '../../reviews/reviews.ts'
import { PromotedPosts } from '../../writings/posts.tsx'
import { EmptyPlace } from '../empty-place.tsx'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

/** What stands in the place of a block that shows what the house keeps. */
export type Shelf =
  | { kind: 'posts'; posts: Post[]; look: PromotedLook; more: Action }
  | { kind: 'album'; pictures: Answer<Contract['getAlbum']>['pictures']; more: Action }
  | { kind: 'awards'; awards: Answer<Contract['listAwards']> }
  | { kind: 'reviews'; reviews: Reviews; more: Action }
  /** Not even a place: the feature is switched off, or those who know of it are silent. */
  | { kind: 'nothing' }

/** The shelves of a page, by the block whose place they take; a block without one has nothing to show yet. */
export type HouseLists = ReadonlyMap<PageBlock, Shelf>

/** Blocks whose content stands in lists of the house. */
type ShelfBlock = Exclude<HouseBlock, { type: 'calendar' | 'form' | 'hours' | 'map' | 'newsletter' | 'products' }>

/** What the house keeps, where a block asks for it; its empty place while there is none. */
export function Shelf({ block, around }: Shown<ShelfBlock>) {
  const shelf = around.house.get(block)
  if (shelf?.kind === 'nothing') return null
  const more: Action | undefined = shelf && 'more' in shelf ? shelf.more : undefined
  return (
    <Section anchor={block.anchor} ground={block.ground}>
      <SectionHead title={block.title} more={more} />
      {shelf ? <Content shelf={shelf} level={block.title ? 3 : 2} /> : <EmptyPlace {...emptyPlaces[block.type]} />}
    </Section>
  )
}

function Content({ shelf, level }: { shelf: Exclude<Shelf, { kind: 'nothing' }>; level: 2 | 3 }) {
  switch (shelf.kind) {
    case 'posts':
      return <PromotedPosts posts={shelf.posts} look={shelf.look} level={level} />
    case 'album':
      return <PictureGrid pictures={shelf.pictures} />
    case 'awards':
      return <Awards awards={shelf.awards} />
    case 'reviews':
      return (
        <>
          <ReviewList reviews={shelf.reviews} />
          <ReviewNotice reviews={shelf.reviews} />
        </>
      )
  }
}

function Awards({ awards }: Pick<Extract<Shelf, { kind: 'awards' }>, 'awards'>) {
  return (
    <ul className="marks">
      {awards.map(({ id, title, summary, year, image }) => (
        <li key={id} className="mark">
          {image && (
            <div className="card-picture">
              <Picture picture={image} alt="" sizes="7rem" />
            </div>
          )}
          <div className="card-words">
            <h3>{title}</h3>
            <p>{[summary, year].filter(Boolean).join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
