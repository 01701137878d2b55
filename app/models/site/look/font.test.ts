import { expect, test } from 'vitest'
import { defaultFonts, fontFileName, weightOfFontFile } from './font.ts'

test.each([
  ['Lora-Thin.woff2', 100],
  ['Lora-ExtraLight.woff2', 200],
  ['Lora-ultra-light.woff2', 200],
  ['Lora-Light.woff2', 300],
  ['Lora-Regular.woff2', 400],
  ['Lora.woff2', 400],
  ['Lora-Medium.woff2', 500],
  ['lora_semibold.woff2', 600],
  ['Lora-DemiBold.woff2', 600],
  ['Lora-BOLD.woff2', 700],
  ['Lora-ExtraBold.woff2', 800],
  ['Lora-Black.woff2', 900],
  ['Lora-BlackItalic.woff2', 900],
])('[C-07] the words in the name of the font file %s tell its weight: %i', (name, weight) => {
  expect(weightOfFontFile(name)).toBe(weight)
})

test('[C-08] a site that has chosen no fonts has titles of 16 pt 600, content of 14 pt 400 and a menu of 14 pt 500', () => {
  const told = Object.values(defaultFonts).map(({ type, size, weight }) => [type, size, weight])
  expect(told).toEqual([
    ['TITLE', 16, 600],
    ['CONTENT', 14, 400],
    ['MENU', 14, 500],
  ])
})

test('a font file has a plain name, and no way out of its folder', () => {
  for (const name of ['Lora-Bold.woff2', 'lora.woff', 'lora.ttf', 'lora.otf']) expect(fontFileName.test(name), name).toBe(true)
  for (const name of ['../x.woff2', 'a/b.woff2', 'a.svg', 'a.ttf.js', 'a b.woff2', '.woff2', 'x").woff2', 'x.woff2\n'])
    expect(fontFileName.test(name), name).toBe(false)
})
