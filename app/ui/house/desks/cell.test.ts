import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { GoodsContext } from '../../platform/body/goods.ts'
import type { Desk } from '../fields/desks.ts'
import { Cell } from './cell.tsx'

test('where tries follow one another within a day, the hour is told; elsewhere the day is enough', () => {
  const field = { name: 'createdAt', kind: 'moment' } as PanelField
  const say = (desk: Partial<Desk>) => {
    const record = { id: '1', createdAt: '2026-03-01T17:05:09Z' }
    return renderToStaticMarkup(
      createElement(
        GoodsContext,
        { value: tradeGoods.WINE },
        createElement(Cell, { desk: desk as Desk, field, links: new Map(), record }),
      ),
    )
  }
  expect(say({ tellsHours: true })).toBe('01/03/2026 18:05:09')
  expect(say({})).toBe('01/03/2026')
})
