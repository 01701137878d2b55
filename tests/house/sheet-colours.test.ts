import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssNode, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

const styles = join(import.meta.dirname, '../../app/styles')

/** Where a colour is no matter of the look, and why. */
const apart: Record<string, string> = {
  'platform/tokens.css': 'where all of them are told',
  'site/guarantee-notice.css': 'its colours are prescribed',
}
/** A picture is waited for in its own colour; paper is white and ink is black; a code is read by a machine; what lies behind a window is dimmed. */
const isApart = (property: string, selector: string, media: string) =>
  property === '--tone' || media.includes('print') || selector === '.qr' || selector.endsWith('::backdrop')

const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'])
const named = new Set([
  'white',
  'black',
  'red',
  'green',
  'blue',
  'gray',
  'grey',
  'yellow',
  'orange',
  'pink',
  'purple',
  'brown',
  'gold',
  'beige',
  'navy',
  'maroon',
  'silver',
  'ivory',
  'crimson',
  'tan',
])

const isColour = (node: CssNode) =>
  node.type === 'Hash' ||
  (node.type === 'Function' && functions.has(node.name.toLowerCase())) ||
  (node.type === 'Identifier' && named.has(node.name.toLowerCase()))

test('no stylesheet names a colour or a face: all of them come from the tokens of the look', () => {
  const sheets = globSync('**/*.css', { cwd: styles }).filter((file) => !(file in apart))
  expect(sheets.length).toBeGreaterThan(50)
  const told = sheets.flatMap((file) => listNamed(readFileSync(join(styles, file), 'utf8')).map((what) => `${file}: ${what}`))
  expect(told).toEqual([])
})

test('a colour or a face that is named is found', () => {
  expect(listNamed('.a { color: #fff } .b { border: 1px solid Red } .c { background: rgb(0 0 0 / 10%) }')).toEqual([
    'color: #fff',
    'border: Red',
    'background: rgb',
  ])
  expect(listNamed('.a { font-family: Georgia, serif; font: 1rem Arial } @media print { .a { color: #000 } }')).toEqual([
    'font-family: Georgia',
    'font: Arial',
  ])
  expect(listNamed('.a { white-space: nowrap; color: var(--color-ink); font-family: var(--font-text); --tone: #fff }')).toEqual(
    [],
  )
})

const generic = new Set(['inherit', 'serif', 'sans-serif', 'monospace', 'system-ui', 'normal', 'bold', 'italic'])

function listNamed(css: string): string[] {
  const found: string[] = []
  const tree = parse(css, { parseCustomProperty: true, positions: true })
  walk(tree, {
    visit: 'Declaration',
    enter(declaration) {
      const { property, value } = declaration
      const selector = this.rule ? textOf(css, this.rule.prelude) : ''
      const media = this.atrule?.prelude ? textOf(css, this.atrule.prelude) : ''
      if (isApart(property, selector, media)) return
      walk(value, (node) => {
        if (isColour(node)) found.push(`${property}: ${sayNode(node)}`)
        else if (property.startsWith('font') && isFace(property, node)) found.push(`${property}: ${sayNode(node)}`)
      })
    },
  })
  return found
}

function isFace(property: string, node: CssNode): boolean {
  if (property !== 'font' && property !== 'font-family') return false
  return node.type === 'String' || (node.type === 'Identifier' && !node.name.startsWith('--') && !generic.has(node.name))
}

const sayNode = (node: CssNode) => {
  if (node.type === 'Hash') return `#${node.value}`
  if (node.type === 'String') return node.value
  return 'name' in node ? String(node.name) : node.type
}

/** What stands in the sheet for this part of it. */
function textOf(css: string, node: CssNode): string {
  return node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : ''
}
