const voids = new Set(['meta', 'link', 'img', 'br', 'input', 'hr', 'source'])
const renamed = { class: 'className', for: 'htmlFor', charset: 'charSet', crossorigin: 'crossOrigin', tabindex: 'tabIndex' }
const piece = /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Reads a page of React's own making back into a tree of names, attributes and children. */
export function readTree(html) {
  const top = { children: [] }
  const open = [top]
  for (const [, closing, name, attributes, text] of html.matchAll(piece)) {
    const parent = open.at(-1)
    if (text) parent.children.push(decode(text))
    else if (closing) open.pop()
    else if (name) {
      const node = { name, attributes: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (!voids.has(name.toLowerCase())) open.push(node)
    }
  }
  return top.children.find((node) => node.name === 'html')
}

function readAttributes(text) {
  const found = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    found.map(([, name, value]) => [renamed[name.toLowerCase()] ?? name, value === undefined ? true : decode(value)]),
  )
}

function decode(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity])
}
