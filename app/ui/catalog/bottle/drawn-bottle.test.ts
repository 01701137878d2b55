import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { GoodsContext } from '../../platform/body/goods.ts'
import { DrawnBottle } from './drawn-bottle.tsx'

const variants = ['engraved', 'elevation', 'cut', 'studio', 'lit', 'plain'] as const

function draw(trade: Trade, variant: (typeof variants)[number], kind: ProductKind = 'autre'): string {
  const wine = { name: 'Bois <noir>', kind, year: null }
  const drawing = createElement(DrawnBottle, { wine, variant })
  return renderToStaticMarkup(createElement(GoodsContext, { value: tradeGoods[trade] }, drawing))
}

test.each(variants)('a brewery and a bookshop have drawings of their own, by name, as %s', (variant) => {
  const [wine, beer, book] = [draw('WINE', variant), draw('BEER', variant), draw('BOOKS', variant)]
  expect(new Set([wine, beer, book]).size).toBe(3)
  for (const drawn of [beer, book]) expect(drawn).toContain('&lt;noir&gt;')
  expect(draw('BOOKS', variant)).toBe(book)
})

test('a wine stays a bottle of wine in any trade', () => {
  expect(draw('BOOKS', 'plain', 'rouge')).toBe(draw('WINE', 'plain', 'rouge'))
  expect(draw('BEER', 'cut', 'rouge')).toBe(draw('WINE', 'cut', 'rouge'))
})
