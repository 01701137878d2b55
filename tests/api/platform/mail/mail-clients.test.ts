import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { type Colour, contrast, parseColour } from '#app/models/site/look/colour.ts'
import { renderSamples, samplePictures } from '../../../support/mails/mail-samples.ts'
import { readPage } from '../../../support/page/page.ts'

/** What common programs do not bear, each with who does not. */
const unborne: Record<string, RegExp> = {
  'flex, grid, floats and positions (Outlook)': /(?:display:\s*(?:inline-)?(?:flex|grid)|[;"]\s*(?:position|float|gap)\s*:)/i,
  'pictures as grounds (Outlook)': /background(?:-image)?\s*:[^;"]*(?:url|gradient)\(/i,
  'measures reckoned by the window or the page (Outlook, Gmail)': /[:\s(]-?[\d.]+(?:rem|em|vw|vh|ch)\b|calc\(|var\(|clamp\(/i,
  'sheets and what is loaded (Gmail for other accounts)':
    /<(?:style|link|script|iframe|object|video|svg)\b|@import|@media|!important/i,
  'forms (all)': /<(?:form|input|button|select|textarea)\b/i,
  'names of classes that nothing gives a look (all)': /\sclass=/i,
}
/** Gmail cuts a mail off beyond 102 kB. */
const mostBytes = 102 * 1024

const samples = renderSamples(undefined, samplePictures)

test.each(samples)('the mail $kind holds to what Outlook, Gmail and Apple Mail bear', ({ html }) => {
  for (const [what, pattern] of Object.entries(unborne)) expect([what, pattern.exec(html)?.[0]]).toEqual([what, undefined])
  expect(Buffer.byteLength(html)).toBeLessThan(mostBytes)

  const page = readPage(html)
  // Outlook knows no greatest width: a table of its own holds the mail together.
  expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="560"/)
  expect(page.meta('color-scheme')).toBe('light')
  // What a list of mails shows beside the subject.
  const preheader = page.one('body > div:first-child')
  expect(preheader.attribute('style')).toMatch(/display:none.*mso-hide:all/)
  expect(preheader.element.textContent?.trim()).not.toBe('')

  for (const table of page.all('table')) {
    expect(table.attribute('role')).toBe('presentation')
    const isButton =
      table.all('td').length === 1 && table.one('td').attribute('bgcolor') !== undefined && table.all('a').length === 1
    if (!isButton) expect([table.attribute('width'), table.text.slice(0, 40)]).toEqual(['100%', table.text.slice(0, 40)])
  }
  // Word lays no room around what is in a block that is no cell.
  expect(page.all('div[style*="padding"]')).toEqual([])
  for (const picture of page.all('img')) {
    expect(picture.attribute('src')).toMatch(/^cid:[\w-]+$/)
    for (const side of ['width', 'height']) expect(picture.attribute(side)).toMatch(/^\d+$/)
    // One that says nothing stands beside its words.
    const said = picture.attribute('alt') || picture.element.closest('tr')?.textContent?.replaceAll('\u00a0', ' ').trim()
    expect(said).toBeTruthy()
  }
})

test.each(samples)(
  'each word of the mail $kind is read on its ground, and where a program turns the colours over',
  ({ html }) => {
    for (const element of readPage(html)
      .all('body *')
      .map((part) => part.element)) {
      const words = ownWords(element)
      if (!words || element.closest('div[style*="display:none"]')) continue
      const [ink, ground] = [findColour(element, colourOf), findColour(element, groundOf)]
      if (!ink || !ground) throw new Error(`no colour or no ground of its own is said: ${words}`)
      for (const [how, turn] of Object.entries({ asIs: (colour: Colour) => colour, turned: turnOver }))
        expect([words, how, contrast(turn(ink), turn(ground)) >= 4.5]).toEqual([words, how, true])
    }
  },
)

function ownWords(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
  return texts
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll('\u00a0', ' ')
    .trim()
}

/** The nearest that is said of it or of what it stands in. */
function findColour(element: Element, read: (element: Element) => string | null | undefined): Colour | undefined {
  const said = read(element)
  if (said) return parseColour(said)
  return element.parentElement ? findColour(element.parentElement, read) : undefined
}

const colourOf = (element: Element) => /(?:^|;)\s*color:\s*(#[0-9a-f]{6})/i.exec(element.getAttribute('style') ?? '')?.[1]
/** Said as an attribute too: not every program reads it in a style. */
const groundOf = (element: Element) => element.getAttribute('bgcolor')

function turnOver({ red, green, blue }: Colour): Colour {
  return { red: 255 - red, green: 255 - green, blue: 255 - blue }
}
