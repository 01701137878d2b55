/** An element of a document, read back. */
export type Xml = { name: string; marks: Record<string, string>; text: string; inner: Xml[] }

/** Reads a document by its rules: every element ends where it should, and nothing stands outside. */
export function readXml(text: string): Xml {
  const open: Xml[] = [{ name: '', marks: {}, text: '', inner: [] }]
  const parts = text.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*>|([^<]+)/g)
  let read = 0
  for (const { 0: whole, 1: slash, 2: name = '', 3: marks = '', 4: words } of parts) {
    read += whole.length
    const last = open.at(-1)
    if (!last) throw new Error('the document goes on after its end')
    if (words !== undefined) last.text += plainOf(words.trim())
    else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`${name} ends what it did not begin`)
    } else {
      const found = [...marks.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, mark = '', value = '']) => [mark, plainOf(value)] as const)
      const element = { name, marks: Object.fromEntries(found), text: '', inner: [] }
      last.inner.push(element)
      open.push(element)
    }
  }
  const [root] = open
  if (open.length !== 1 || !root?.inner[0] || read !== text.replace(/^<\?xml[^>]*\?>/, '').length)
    throw new Error('not a document')
  return root.inner[0]
}

/** The elements at the end of a way down through a document. */
export function at(xml: Xml, ...way: string[]): Xml[] {
  return way.reduce<Xml[]>(
    (found, name) => found.flatMap(({ inner }) => inner.filter((one) => one.name.endsWith(`:${name}`))),
    [xml],
  )
}

/** The amounts there, in cents. */
export function centsAt(xml: Xml, ...way: string[]): number[] {
  return at(xml, ...way).map(({ text }) => {
    if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`${text} is no amount`)
    return Math.round(Number(text) * 100)
  })
}

function plainOf(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
