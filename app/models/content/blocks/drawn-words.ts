import type { DrawnNode } from './draw-template.ts'

/** Elements that stand within a line; all others begin one. */
const within = new Set(['a', 'span', 'strong', 'em', 'small', 'cite', 'q', 'sup', 'sub'])

/** What visitors read of a declared block as it was drawn, each paragraph on a line of its own; of pictures their captions. */
export function sayDrawn(nodes: readonly DrawnNode[]): string {
  return join(nodes)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

function join(nodes: readonly DrawnNode[]): string {
  return nodes.map(sayNode).join('')
}

function sayNode(node: DrawnNode): string {
  switch (node.is) {
    case 'text':
      // A break within a template is a space to whoever reads it.
      return node.text.replace(/\s+/g, ' ')
    case 'picture':
      return `\n${node.picture.caption ?? ''}\n`
    case 'wine':
      return '\n'
    case 'element':
      return within.has(node.tag) ? join(node.children) : `\n${join(node.children)}\n`
  }
}
