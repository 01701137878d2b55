import type { ReactNode } from 'react'
import type { ColumnsBlock, PageBlock } from '#app/models/content/blocks/block.ts'
import type { BlockFrame } from '#app/models/content/blocks/shared.ts'
import type { BlockProps } from './parts/block-props.ts'
import { Section } from './parts/section.tsx'
import { SectionHead } from './parts/section-head.tsx'

type Props = BlockProps<ColumnsBlock> & { show: (blocks: PageBlock[]) => ReactNode }

/** Blocks side by side; on a small screen one below the other. */
export function Columns({ block: { columns, ...frame }, show }: Props) {
  return <ColumnsFrame {...frame}>{columns.map(show)}</ColumnsFrame>
}

/** What stands around columns, whoever fills them. */
export function ColumnsFrame({ title, children, ...frame }: BlockFrame & { title: string; children: ReactNode[] }) {
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <div className={`columns columns-${children.length}`}>
        {children.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids and never move on a visitor's screen
          <div key={place}>{column}</div>
        ))}
      </div>
    </Section>
  )
}
