import { expect, test } from 'vitest'
import { type DrawnNode, drawTemplate } from './draw-template.ts'
import type { OwnField, OwnValues } from './own-block.ts'
import { parseTemplate } from './parse-template.ts'

const field = (key: string, kind: OwnField['kind'], more: Partial<OwnField> = {}): OwnField => ({
  key,
  label: key,
  help: '',
  kind,
  choices: [],
  within: '',
  most: 12,
  ...more,
})
const fields = [
  field('portrait', 'PICTURE'),
  field('nom', 'LINE'),
  field('texte', 'TEXT'),
  field('site', 'LINK'),
  field('vin', 'WINE'),
  field('bio', 'FLAG'),
  field('parcelles', 'LIST'),
  field('lieu', 'LINE', { within: 'parcelles' }),
]

function draw(template: string, values: OwnValues): string {
  const parsed = parseTemplate(template, fields)
  if (!parsed.ok) return `${parsed.fault.code} ${parsed.fault.what} ${parsed.fault.line}:${parsed.fault.column}`
  const budget = { nodes: 20_000, signs: 400_000 }
  const say = (_kind: unknown, value: unknown) => (value === true ? 'Oui' : String(value))
  return drawTemplate(parsed.tree, { fields, values, say, has: (_what, id) => id !== 'perdu', budget })
    .map(write)
    .join('')
}

function write(node: DrawnNode): string {
  if (node.is === 'text') return node.text
  if (node.is === 'picture') return `[${node.picture.image}]`
  if (node.is === 'wine') return `[vin ${node.wine} ${node.level}]`
  return `<${[node.tag, node.className, node.href].filter(Boolean).join(' ')}>${node.children.map(write).join('')}</${node.tag}>`
}

test('a template shows values, what hangs on them and the entries of a list, and leaves nothing empty behind', () => {
  const template = `<div class="split own-fiche"><figure>{{portrait}}</figure>
<div><h2>{{nom}}</h2>{{?bio}}<p class="eyebrow">En bio</p>{{/bio}}{{^bio}}<p>Raisonné</p>{{/bio}}<p>{{texte}}</p>
<ul>{{#parcelles}}<li>{{lieu}}, {{nom}}</li>{{/parcelles}}</ul><p><a href="{{site}}">Son site</a></p></div></div>`
  const flat = (values: OwnValues) => draw(template, values).replaceAll('\n', '')
  expect(
    flat({
      portrait: { image: 'p1' },
      nom: 'Ève & <Fils>',
      texte: 'Un\nDeux',
      bio: true,
      site: 'https://exemple.test/',
      parcelles: [{ lieu: 'Curoulet' }, { lieu: 'Corvées' }],
    }),
  ).toBe(
    '<div split own-fiche><figure>[p1]</figure><div><h2>Ève & <Fils></h2><p eyebrow>En bio</p><p>Un<br></br>Deux</p><ul><li>Curoulet, Ève & <Fils></li><li>Corvées, Ève & <Fils></li></ul><p><a https://exemple.test/>Son site</a></p></div></div>',
  )
  expect(flat({ portrait: { image: 'perdu' }, nom: ' ', parcelles: [] })).toBe(
    '<div split own-fiche><div><p>Raisonné</p><p>Son site</p></div></div>',
  )
})

test('headings pass over no level, and one that says nothing is none', () => {
  expect(draw('<h4>{{nom}}</h4><h3>b</h3><h4>c</h4><h2>d</h2><h4>e</h4>', {})).toBe('<h2>b</h2><h3>c</h3><h2>d</h2><h3>e</h3>')
  expect(draw('<h2>a</h2>{{vin}}', { vin: { wine: 'w' } })).toBe('<h2>a</h2>[vin w 3]')
  expect(draw('{{vin}}', { vin: { wine: 'w' } })).toBe('[vin w 2]')
})

test('what is not allowed is refused with its place', () => {
  const refused: [string, string][] = [
    ['a\n <script>x</script>', 'template_element script 2:2'],
    ['<p style="color:red">x</p>', 'template_attribute style 1:1'],
    ['<p id="contenu">x</p>', 'template_attribute id 1:1'],
    ['<p onclick="x">x</p>', 'template_attribute onclick 1:1'],
    ['<img src="https://exemple.test/x.png">', 'template_element img 1:1'],
    ['<a href="javascript:alert(1)">x</a>', 'template_link javascript:alert(1) 1:1'],
    ['<a href="//exemple.test">x</a>', 'template_link //exemple.test 1:1'],
    ['<a href="{{nom}}">x</a>', 'template_field nom 1:1'],
    ['<a>x</a>', 'template_link a 1:1'],
    ['<p class="law">x</p>', 'template_class law 1:1'],
    ['<p><div>x</div></p>', 'template_place div 1:4'],
    ['<li>x</li>', 'template_place li 1:1'],
    ['<ul>x</ul>', 'template_place x 1:5'],
    ['<a href="/"><span><a href="/">x</a></span></a>', 'template_place a 1:19'],
    ['<p>{{vin}}</p>', 'template_place vin 1:4'],
    ['<a href="/">{{site}}</a>', 'template_place site 1:13'],
    ['<p>x', 'template_open <p> 1:5'],
    ['{{?nom}}<p>{{/nom}}</p>', 'template_close nom 1:12'],
    ['</p>', 'template_close p 1:1'],
    ['{{lieu}}', 'template_field lieu 1:1'],
    ['{{#nom}}x{{/nom}}', 'template_list nom 1:1'],
    ['{{#parcelles}}{{#parcelles}}x{{/parcelles}}{{/parcelles}}', 'template_loop parcelles 1:15'],
    ['{{{nom}}}', 'template_sign {{{nom}}} 1:1'],
    ['{{>nom}}', 'template_sign {{>nom}} 1:1'],
    ['<!-- x -->', 'template_sign <!-- 1:1'],
    ['&eacute;', 'template_sign &eacute; 1:1'],
    [`${'<div>'.repeat(40)}`, 'template_deep div 1:81'],
    ['x'.repeat(8193), 'template_large  1:1'],
    [`{{#parcelles}}${'<br>'.repeat(400)}{{/parcelles}}`, 'template_cost 4000 1:1'],
  ]
  for (const [template, said] of refused) expect([template, draw(template, {})]).toEqual([template, said])
})
