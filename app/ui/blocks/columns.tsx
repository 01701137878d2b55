import type { ReactNode } from 'react'
import type { ColumnsBlock, PageBlock } from '#app/models/block.ts'
import { Section } from './section.tsx'
import { SectionHead } from './section-head.tsx'
import type { Shown } from './shown.ts'

type Props = Shown<ColumnsBlock> & { show: (blocks: PageBlock[]) => ReactNode }

/** Blocks side by side; on a small screen one below the other. */
export function Columns({ block: { title, columns, ...frame }, show }: Props) {
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <div className={`columns columns-${columns.length}`}>
        {columns.map((blocks, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids and never move on a visitor's screen
          <div key={place}>{show(blocks)}</div>
        ))}
      </div>
    </Section>
  )
}
