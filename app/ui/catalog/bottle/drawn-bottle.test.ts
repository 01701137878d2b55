import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { GoodsContext } from '../../platform/body/goods.ts'
import { Cheese } from './cheese.tsx'
import { DrawnBottle } from './drawn-bottle.tsx'

const variants = ['engraved', 'elevation', 'cut', 'studio', 'lit', 'plain'] as const

function draw(trade: Trade, variant: (typeof variants)[number], kind: ProductKind = 'autre'): string {
  const wine = { name: 'Bois <noir>', kind, year: null }
  const drawing = createElement(DrawnBottle, { wine, variant })
  return renderToStaticMarkup(createElement(GoodsContext, { value: tradeGoods[trade] }, drawing))
}

test.each(variants)('a brewery, a dairy and a bookshop have drawings of their own, by name, as %s', (variant) => {
  const trades = ['BEER', 'CHEESE', 'BOOKS'] as const
  const drawn = trades.map((trade) => draw(trade, variant))
  expect(new Set([draw('WINE', variant), ...drawn]).size).toBe(4)
  for (const drawing of drawn) expect(drawing).toContain('&lt;noir&gt;')
  expect(trades.map((trade) => draw(trade, variant))).toEqual(drawn)
})

test('cheeses come in several forms, and the longest name stays within each', () => {
  const forms = new Set<string>()
  for (let at = 0; at < 200; at++) {
    const drawing = renderToStaticMarkup(createElement(Cheese, { name: `Tomme de la haute combe numéro ${at}` }))
    forms.add(/d="([^"]+)"/.exec(drawing)?.[1] ?? '')
    for (const [, y = ''] of drawing.matchAll(/ y="(-[\d.]+)"/g)) expect(Number(y)).toBeGreaterThan(-150)
  }
  expect(forms.size).toBe(4)
})

test('a wine stays a bottle of wine in any trade', () => {
  expect(draw('BOOKS', 'plain', 'rouge')).toBe(draw('WINE', 'plain', 'rouge'))
  expect(draw('BEER', 'cut', 'rouge')).toBe(draw('WINE', 'cut', 'rouge'))
})
