import type { RichBlock, RichInline, RichMark } from '#app/models/site/rich-text.ts'

const markNames = { bold: 'strong', italic: 'em', strike: 's', figure: 'span', link: 'a' } as const

/** What was pasted, as the site would draw it. */
export function drawBlocks(inside: Document, blocks: readonly RichBlock[]): Node[] {
  const make = (name: string, ...children: Node[]) => {
    const made = inside.createElement(name)
    made.append(...children)
    return made
  }
  const draw = (block: RichBlock): Node => {
    switch (block.type) {
      case 'paragraph':
        return make('p', ...drawInlines(inside, block.content))
      case 'heading':
        return make(`h${block.level}`, ...drawInlines(inside, block.content))
      case 'bulletList':
      case 'orderedList':
        return make(block.type === 'bulletList' ? 'ul' : 'ol', ...block.items.map((item) => make('li', ...item.map(draw))))
      case 'blockquote':
        return make('blockquote', ...block.content.map(draw))
      case 'table': {
        const row = (cells: string[], name: string) => make('tr', ...cells.map((cell) => make(name, inside.createTextNode(cell))))
        const head = block.head.length > 0 ? [row(block.head, 'th')] : []
        return make('table', make('tbody', ...head, ...block.rows.map((cells) => row(cells, 'td'))))
      }
      case 'rule':
        return make('hr')
    }
  }
  return blocks.map(draw)
}

/** Words of one line. */
export function drawInlines(inside: Document, line: readonly RichInline[]): Node[] {
  return line.map((part) => {
    if (part.type === 'break') return inside.createElement('br')
    return (part.marks ?? []).reduce<Node>((within, mark) => around(inside, mark, within), inside.createTextNode(part.text))
  })
}

function around(inside: Document, mark: RichMark, within: Node): Node {
  const made = inside.createElement(markNames[mark.type])
  if (mark.type === 'link') made.setAttribute('href', mark.href)
  if (mark.type === 'figure') made.className = 'num'
  made.append(within)
  return made
}
