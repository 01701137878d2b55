import type { PageBlock } from '#app/models/block.ts'
import { Cards } from './cards.tsx'
import { Hero } from './hero.tsx'
import { Hours } from './hours.tsx'
import { Prose } from './prose.tsx'

/** A page's blocks, one below the other. */
export function BlockList({ blocks }: { blocks: PageBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are a list without ids that never moves on a visitor's screen
  return blocks.map((block, place) => <BlockView key={place} block={block} />)
}

function BlockView({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'hero':
      return <Hero {...block} />
    case 'title':
      return (
        <header className="wrap pt-section">
          <h1>{block.text}</h1>
        </header>
      )
    case 'text':
      return <Prose {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'hours':
      return <Hours {...block} />
  }
}
