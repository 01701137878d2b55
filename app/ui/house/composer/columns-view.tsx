import type { SlotComponent } from '@puckeditor/core'
import { type BlockFrame, frameOf } from '#app/models/content/blocks/shared.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import { ColumnsFrame } from '../../content/blocks/columns.tsx'
import { useGoods } from '../../platform/body/goods.ts'
import { slots } from './body/bodies.ts'

type Props = BlockFrame & { title: string; count: number } & Record<(typeof slots)[number], SlotComponent>

/** Columns in the frame: blocks are dragged into them and out of them. */
export function ColumnsView({ title, count, ...held }: Props) {
  const goods = useGoods()
  return (
    <>
      <span className="composed-name">{blockText('columns', goods)}</span>
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
