import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints, smallScreen } from '../support/breakpoints.ts'

test('[C-03] the styles change at the breakpoints of the specification, and the bars at 960 px', () => {
  const css = readFileSync('app/styles/platform/tokens.css', 'utf8')
  const inStyles = Object.fromEntries([...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [name, Number(px)]))
  expect(inStyles).toEqual({ ...breakpoints, bars: smallScreen })
  expect(breakpoints).toEqual({ xxs: 480, xs: 576, sm: 768, md: 996, lg: 1200, xl: 1367, xxl: 1600 })
})
