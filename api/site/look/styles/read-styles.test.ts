import * as cssTree from 'css-tree'
import { expect, test } from 'vitest'
import type { Fault } from '#app/models/platform/outcome.ts'
import { contrast, parseColour } from '#app/models/site/look/colour.ts'
import { defaultColours } from '#app/models/site/look/colour-palette.ts'
import { plans } from '#app/models/site/look/direction-plans.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { hostileStyles } from '../../../../tests/support/look/hostile-styles.ts'
import { findStylesFault, writeStyles } from './read-styles.ts'

const faultOf = (text: string, colours = defaultColours) => findStylesFault(cssTree, text, colours)
const wordOf = (text: string) => faultOf(text)?.params?.word
const say = (fault: Fault) => sayRefusal({ code: 'invalid', fields: { OWN_STYLES: fault } }).fields?.OWN_STYLES?.[0]
const written = async (text: string, colours = defaultColours) => {
  expect(faultOf(text, colours)).toBeUndefined()
  return writeStyles(text, colours)
}

test('a sheet reaches the middle of a page alone, and nothing there that the law wants seen', async () => {
  const css = await written('/*! mine */ .a, .b > p:hover::before { padding: 1rem }\n:scope > h2 { letter-spacing: .02em }')
  expect(css).toBe(
    ':where(#contenu[data-own-styles]) .a:not(:where([data-law],[data-law] *,form,form *)),' +
      ':where(#contenu[data-own-styles]) .b>p:hover:not(:where([data-law],[data-law] *,form,form *))::before{padding:1rem}' +
      ':where(#contenu[data-own-styles])>h2:not(:where([data-law],[data-law] *,form,form *)){letter-spacing:.02em}',
  )
})

test('what does not read, hides, covers or comes from elsewhere is refused, each for its reason', () => {
  const refused: Record<string, string[]> = {
    rule: [
      '@import "x.css";',
      '@font-face{font-family:x}',
      '@charset "utf-8";',
      '@namespace x "y";',
      '@property --x{inherits:true}',
    ],
    function: [
      'a{background:url(//x)}',
      'a{background:image-set("x" 1x)}',
      'a{width:expression(1)}',
      'a{margin:calc(1px - 9rem)}',
    ],
    property: [
      'a{position:fixed}',
      'a{content:"x"}',
      'a{opacity:0}',
      'a{behavior:none}',
      'a{-moz-binding:none}',
      'a{co\\6cor:red}',
    ],
    value: [
      'a{display:none}',
      'a{text-decoration:line-through}',
      'a{text-align:centre}',
      'a{margin:initial}',
      'a{font-family:"Arial"}',
    ],
    bounds: [
      'a{font-size:2px}',
      'a{width:0}',
      'a{margin:-9rem}',
      'a{box-shadow:0 0 0 100vmax #fff}',
      'a{line-height:.1}',
      'a{transition:color 99s}',
    ],
    whole_page: [
      'body{gap:1rem}',
      ':root{gap:1rem}',
      'html a{gap:1rem}',
      ':host{gap:1rem}',
      'a :scope{gap:1rem}',
      'main{gap:1rem}',
    ],
    selector: [
      ':scope + footer{gap:1rem}',
      '[value^="a"]{gap:1rem}',
      'a::slotted(b){gap:1rem}',
      '.\\61 {gap:1rem}',
      '> a{gap:1rem}',
      'a::after:hover :visited{gap:1rem}',
    ],
    token: ['a{--x:1}', 'a{font-size:var(--x)}', 'a{color:var(--x)}', 'a{color:var(--color-ink,red)}', 'a{gap:var(--color-ink)}'],
    colour: ['a{color:red}', 'a{color:#0000}', 'a{color:transparent}', 'a{background:rgb(0 0 0/0)}', 'a{--color-ink:url}'],
    important: ['a{gap:1rem!important}'],
    unclosed: ['a{gap:1rem', '/* a', 'a[data-x="a', '@media (width>1px){a{gap:1rem}'],
    unread: ['</style>', 'a{b{gap:1rem}}', 'a{gap}', '<!-- a{gap:1rem}', '}'],
    sign: ['a{gap:1rem}\u0000', 'a\u202e{gap:1rem}', '\ufeffa{gap:1rem}'],
    deep: [`${'('.repeat(20)}`, `a${' b'.repeat(40)}{gap:1rem}`],
    many: [
      `${'a,'.repeat(500)}a{gap:1rem}`,
      '*{gap:1rem}'.repeat(30),
      'a:has(b){gap:1rem}'.repeat(30),
      'a:has(b:has(c)){gap:1rem}',
    ],
  }
  for (const [word, sheets] of Object.entries(refused))
    for (const sheet of sheets) expect([sheet, wordOf(sheet)]).toEqual([sheet, word])
})

test('a refusal says the line, the column and what to do about it', () => {
  const fault = faultOf('.a { gap: 1rem }\n\n.b { color: #ccc }')
  expect(fault && say(fault)).toMatch(/^Ligne 3, colonne 6 : texte et fond se distinguent à 1,1 pour 1 ; il faut 4,5/)
  const long = faultOf(`/*${'x'.repeat(17_000)}*/`)
  expect(long).toEqual({ code: 'too_long', params: { max: 16_384 } })
})

test('texts are read in every direction: beside their ground, on the palette’s, and what stands on a ground of its own', async () => {
  for (const { colours } of Object.values(plans)) {
    for (const [ground, text] of [
      ['#123456', '#ffffff'],
      ['#ffe9c9', '#201008'],
      ['#000', '#fff'],
    ]) {
      const css = await written(`.a{background:${ground};color:${text}}`, colours)
      const of = (name: string) =>
        parseColour(new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? '') ?? parseColour(colours.accent)
      const under = parseColour(ground ?? '')
      for (const name of ['ink', 'ink-2', 'accent'])
        expect(under && contrast(of(name) ?? under, under)).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(wordOf('.a{background:#777;color:#888}')).toBe('contrast')
  expect(await written('.a{background:#777}')).toContain('{background:#777;color:#')
  expect(wordOf('.a{background:linear-gradient(#fff,#222);color:#000}')).toBe('contrast')
  expect(wordOf('.a{--color-on-accent:#761527}')).toBe('contrast')
  expect(wordOf(':scope{--color-accent:#123456}')).toBeUndefined()
})

test('colours that are no longer read since the palette has changed are left out of what is sent; the rest stays', async () => {
  const css = '.a{color:#761527;gap:1rem}'
  expect(await written(css)).toContain('color:#761527')
  const dark = await writeStyles(css, plans.cave.colours)
  expect(dark).toContain('{gap:1rem}')
  expect(dark).not.toContain('color')
  expect(await writeStyles('a{position:fixed}', defaultColours)).toBe('')
})

test('a thousand hostile sheets bring nothing from elsewhere, stay in their place and take little time', async () => {
  let taken = 0
  const began = performance.now()
  for (const sheet of hostileStyles(1000)) {
    const began = performance.now()
    const fault = faultOf(sheet)
    const css = await writeStyles(sheet, defaultColours)
    expect(performance.now() - began).toBeLessThan(1500)
    if (fault) expect(say(fault)).toMatch(/^(Ligne \d+, colonne \d+ : .{10}|.*16\s?384)/)
    if (css === '') continue
    taken += 1
    expectHarmless(css)
  }
  // Some of what is made is no attack at all, or one whose colours alone are at fault.
  expect(taken).toBeGreaterThan(50)
  expect(performance.now() - began).toBeLessThan(60_000)
})

/** Read once more, by itself: what a browser could load, what could reach out of the page's middle, and what could hide. */
function expectHarmless(css: string): void {
  expect(css).not.toMatch(/[\\<@](?!media|supports|container)|url|expression|javascript|!important/i)
  const tree = cssTree.parse(css, { parseCustomProperty: true, onParseError: (error) => expect.fail(`${error.message}: ${css}`) })
  cssTree.walk(tree, (node) => {
    expect(['Url', 'Raw', 'UnicodeRange', 'CDO', 'CDC', 'Comment', 'NestingSelector']).not.toContain(node.type)
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
      for (const selector of node.prelude.children)
        expect(cssTree.generate(selector)).toMatch(/^:where\(#contenu\[data-own-styles\]\)/)
    if (node.type === 'Declaration')
      expect(node.property).not.toMatch(/^(position|content$|opacity|visibility|transform|inset|z-index|cursor|src|filter|clip)/)
  })
}
