import type { HouseBlock } from '#app/models/content/blocks/house-blocks.ts'
import { type Action, frameOf } from '#app/models/content/blocks/shared.ts'
import { emptyStates } from '#app/texts/content/blocks.ts'
import { Picture } from '../../../platform/picture/picture.tsx'
import { ReviewList, ReviewNotice } from '../../reviews/review-list.tsx'
import { PictureGrid } from '../../writings/picture-grid.tsx'
import { PromotedPosts } from '../../writings/posts.tsx'
import type { BlockData } from '../parts/block-data.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** Blocks whose content stands in lists of the house. */
type ShelfBlock = Exclude<HouseBlock, { type: 'calendar' | 'form' | 'hours' | 'map' | 'newsletter' | 'products' | 'tonight' }>

/** What the house keeps, where a block asks for it; its empty place while there is none. */
export function Shelf({ block, around }: BlockProps<ShelfBlock>) {
  const shelf = around.house.get(block)
  if (shelf?.kind === 'nothing') return null
  const more: Action | undefined = shelf && 'more' in shelf ? shelf.more : undefined
  return (
    <Section {...frameOf(block)}>
      <SectionHead title={block.title} more={more} />
      {shelf ? <Content shelf={shelf} level={block.title ? 3 : 2} /> : <EmptyState {...emptyStates[block.type]} />}
    </Section>
  )
}

function Content({ shelf, level }: { shelf: Exclude<BlockData, { kind: 'nothing' }>; level: 2 | 3 }) {
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

function Awards({ awards }: Pick<Extract<BlockData, { kind: 'awards' }>, 'awards'>) {
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
