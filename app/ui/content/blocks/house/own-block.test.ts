import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allowedElements, isAllowedClass, isAllowedHref } from '#app/models/content/blocks/allowed-markup.ts'
import { type DrawnNode, drawTemplate } from '#app/models/content/blocks/draw-template.ts'
import type { OwnBlock, OwnField, OwnValues } from '#app/models/content/blocks/own-block.ts'
import { parseTemplate } from '#app/models/content/blocks/parse-template.ts'
import type { Around } from '../parts/pages.ts'
import { OwnBlockView } from './own-block.tsx'

const rounds = process.env.LONG ? 1000 : 100

/** The same chances in every run. */
function chancesFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const kinds: OwnField['kind'][] = ['LINE', 'TEXT', 'NUMBER', 'FLAG', 'DAY', 'CHOICE', 'LINK', 'PICTURE', 'WINE']
const field = (key: string, kind: OwnField['kind'], within = ''): OwnField => ({
  key,
  label: key,
  help: '',
  kind,
  within,
  choices: ['a'],
  most: 50,
})
const fields = [
  ...kinds.map((kind) => field(kind.toLowerCase(), kind)),
  field('list', 'LIST'),
  ...kinds.map((kind) => field(`in_${kind.toLowerCase()}`, kind, 'list')),
]

const good = [
  ...['<div class="own-a card">', '</div>', '<p>', '</p>', '<h2>', '</h2>', '<h4>', '</h4>', '<ul>', '</ul>', '<li>', '</li>'],
  ...['<a href="{{link}}">', '<a href="/le-domaine">', '</a>', '<strong>', '</strong>', '<table>', '<tbody>', '<tr>', '<td>'],
  ...['</td>', '</tr>', '</tbody>', '</table>', '{{?line}}', '{{/line}}', '{{^flag}}', '{{/flag}}', '{{#list}}', '{{/list}}'],
  ...['words ', '&amp;', '<br>', '<hr>', '<figure>', '</figure>'],
  ...fields.flatMap(({ key, kind }) => (kind === 'LIST' ? [] : [`{{${key}}}`])),
]
const hostile = [
  ...['<script>fetch("https://foreign.test")</script>', '<img src="https://foreign.test/x.png">', '<iframe src=//foreign.test>'],
  ...['<style>body{display:none}</style>', '<link rel="stylesheet" href="//foreign.test/a.css">', '<svg onload=alert(1)>'],
  ...[
    '<math><mtext></p><style><img src=x onerror=alert(1)>',
    '<form action="//foreign.test"><input name="q">',
    '<base href="//foreign.test/">',
  ],
  ...[
    '<meta http-equiv="refresh" content="0;url=//foreign.test">',
    '<a href="javascript:alert(1)">',
    '<a href=" java\tscript:alert(1)">',
  ],
  ...[
    '<a href="&#106;avascript:alert(1)">',
    '<p style="background:url(//foreign.test)">',
    '<p onclick="alert(1)">',
    '<p id="contenu">',
  ],
  ...[
    '<p class="btn law">',
    '<p data-law="x">',
    '<template><p>',
    '<noscript><p title="</noscript><img src=x>">',
    '<!--><p>-->',
    ']]>',
  ],
  ...[
    '</main></body></html>',
    '<object data="x">',
    '{{{line}}}',
    '{{&line}}',
    '{{>partial}}',
    '{{=<% %>=}}',
    '{{constructor}}',
    '{{__proto__}}',
  ],
  ...[
    '<P>',
    '<p\0>',
    '<p/x=1>',
    "<p class='own-a'>",
    '<p class=own-a>',
    '<video src="x">',
    '<slot>',
    '<portal>',
    '<h1>',
    '\u202e',
    '\ufeff',
  ],
  ...['{{#list}}{{#list}}', '<div>'.repeat(40), '{{text}}'.repeat(900), '<a href="/a"', '<p class="', '{{', '&', '&lt', '&copy;'],
]
const values: unknown[] = [
  ...['<script>alert(1)</script>', '" onerror="alert(1)', '</section></main><script>', 'javascript:alert(1)', '//foreign.test'],
  ...[
    'https://foreign.test/"><img src=x>',
    'data:text/html,<script>',
    '\0',
    '\u202e',
    'x'.repeat(5000),
    '\n'.repeat(5000),
    '{{line}}',
  ],
  ...['mailto:a@exemple.test', '/le-domaine', '2026-03-01', 0, -1, Number.NaN, 1e308, true, false, null, undefined, [], {}],
  ...[{ image: 'here' }, { image: '"><script>' }, { image: 'here', alt: '"><img src=x onerror=alert(1)>' }, { wine: 'w' }],
  ...[JSON.parse('{"__proto__":{"image":"here"}}'), { toString: 'x' }],
]

const picture = {
  id: 'here',
  url: '/images/here.webp',
  alt: 'Un portrait',
  width: 800,
  height: 600,
  focus: 'center',
  tone: 'light',
  sizes: [],
  variants: [],
}
const seen = new Window({ settings: { disableJavaScriptEvaluation: true } } as never)

/** What the house itself draws of a picture. */
const ofPicture = new Set(['picture', 'source', 'img'])
const pictureAttributes = new Set([
  'class',
  'src',
  'srcset',
  'sizes',
  'width',
  'height',
  'alt',
  'loading',
  'decoding',
  'type',
  'fetchpriority',
])

function lookAt(html: string, drawn: readonly DrawnNode[]): void {
  seen.document.body.innerHTML = html
  const elements = [...seen.document.body.querySelectorAll('*')]
  for (const element of elements) {
    const tag = element.tagName.toLowerCase()
    const isPicture = ofPicture.has(tag)
    expect(isPicture || tag === 'section' || allowedElements.has(tag), tag).toBe(true)
    for (const { name, value } of [...element.attributes]) {
      if (isPicture)
        expect(pictureAttributes.has(name) && !/foreign|script:/.test(name === 'alt' ? '' : (value ?? '')), name).toBe(true)
      else if (name === 'href') expect(isAllowedHref(value ?? ''), name).toBe(true)
      else if (name === 'rel') expect(value).toBe('noopener')
      else
        expect([
          name,
          tag === 'section' || element.classList.contains('wrap') || (value ?? '').split(' ').every(isAllowedClass),
        ]).toEqual(['class', true])
    }
  }
  // What a browser reads is what was drawn: nothing was closed or opened by what is filled in.
  const written = elements.filter(({ tagName }) => !ofPicture.has(tagName.toLowerCase()))
  expect(written.length).toBe(drawn.length === 0 ? 0 : countElements(drawn) + 2)
}

function countElements(nodes: readonly DrawnNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.is === 'element' ? 1 + countElements(node.children) : 0), 0)
}

test(`${rounds} hostile templates and ${rounds} hostile values load nothing foreign, open nothing that is not allowed, and are bounded`, () => {
  const chance = chancesFrom(20_261_128)
  const pick = <T>(of: readonly T[]) => of[chance(of.length)] as T
  const count = { drawn: 0, refused: 0, slowest: 0, largest: 0 }
  const anything = (depth: number): unknown =>
    depth > 0 && chance(3) === 0
      ? Array.from({ length: chance(80) }, () => Object.fromEntries(fields.map(({ key }) => [key, anything(0)])))
      : pick(values)
  const wellFormed = () => {
    const inside = pick(['{{line}}', '{{text}}', 'a', '{{link}}', '{{picture}}', '{{?line}}b{{/line}}'])
    return pick([
      `<div class="own-a">{{#list}}<p>{{in_line}}${inside}</p>{{in_picture}}{{/list}}</div>`,
      `<ul>{{#list}}<li><a href="{{in_link}}">{{in_text}}</a></li>{{/list}}</ul>`,
      `<h2>${inside}</h2><table><tbody>{{#list}}<tr><td>{{in_text}}</td></tr>{{/list}}</tbody></table>`,
    ])
  }
  for (let round = 0; round < 2 * rounds; round += 1) {
    const isOfValues = round % 2 === 0
    const template = isOfValues
      ? Array.from({ length: 1 + chance(5) }, wellFormed).join('')
      : Array.from({ length: 1 + chance(30) }, () => pick(chance(6) === 0 ? hostile : good)).join('')
    const began = performance.now()
    const parsed = parseTemplate(template, fields)
    if (!parsed.ok) {
      expect(isOfValues, `${template} ${JSON.stringify(parsed.fault)}`).toBe(false)
      expect(parsed.fault.what.length).toBeLessThanOrEqual(60)
      count.refused += 1
      continue
    }
    const said = Object.fromEntries(fields.map(({ key }) => [key, anything(1)])) as OwnValues
    const block = { type: 'own', name: 'essai', values: said } as OwnBlock
    const say = (_kind: unknown, value: unknown) => String(value)
    const budget = { nodes: 20_000, signs: 400_000 }
    const drawn = drawTemplate(parsed.tree, { fields, values: said, say, has: (_what, id) => id === 'here', budget })
    const around = {
      images: { here: picture },
      own: { drawn: new Map([[block, drawn]]), cards: {}, look: {} },
    } as never as Around
    const html = renderToStaticMarkup(createElement(OwnBlockView, { block, around }))
    count.slowest = Math.max(count.slowest, performance.now() - began)
    count.largest = Math.max(count.largest, html.length)
    lookAt(html, drawn)
    count.drawn += 1
  }
  expect(count.drawn).toBeGreaterThan(rounds / 2)
  expect(count.refused).toBeGreaterThan(rounds / 4)
  expect(count.largest).toBeLessThan(3_000_000)
  expect(count.slowest).toBeLessThan(2000)
})
