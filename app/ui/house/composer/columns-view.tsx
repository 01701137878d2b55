import type { SlotComponent } from '@puckeditor/core'
import { type BlockFrame, frameOf } from '#app/models/content/blocks/shared.ts'
import { blockTexts } from '#app/texts/house/pages/blocks.ts'
import { ColumnsFrame } from '../../content/blocks/columns.tsx'
import { slots } from './body/bodies.ts'

type Props = BlockFrame & { title: string; count: number } & Record<(typeof slots)[number], SlotComponent>

/** Columns in the frame: blocks are dragged into them and out of them. */
export function ColumnsView({ title, count, ...held }: Props) {
  return (
    <>
      <span className="composed-name">{blockTexts.columns}</span>
      <div data-block="columns">
        <ColumnsFrame title={title} {...frameOf(held)}>
          {slots.slice(0, count).map((slot) => {
            const Column = held[slot]
            return <Column key={slot} minEmptyHeight={120} />
          })}
        </ColumnsFrame>
      </div>
    </>
  )
}
