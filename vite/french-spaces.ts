import { type Plugin, parseSync, Visitor } from 'vite'
import { bindFrenchSpaces } from '../app/models/platform/text/typography.ts'

/** Binds the spaces of every sentence in app/texts when it is packed, so that whoever writes one types plain spaces. */
export function bindTexts(root: string): Plugin {
  const folder = `${root.replaceAll('\\', '/')}/app/texts/`
  return {
    name: 'french-spaces',
    enforce: 'pre',
    transform(code, id) {
      return id.startsWith(folder) ? { code: bindLiterals(id, code), map: null } : undefined
    },
  }
}

/** A bound space is as long as a plain one, so what stands elsewhere keeps its place. */
export function bindLiterals(file: string, code: string): string {
  let bound = code
  const bind = ({ start, end }: { start: number; end: number }) => {
    bound = bound.slice(0, start) + bindFrenchSpaces(bound.slice(start, end)) + bound.slice(end)
  }
  const bindText = (literal: { value: unknown; start: number; end: number }) => {
    if (typeof literal.value === 'string') bind(literal)
  }
  new Visitor({ Literal: bindText, TemplateElement: bind }).visit(parseSync(file, code).program)
  return bound
}
