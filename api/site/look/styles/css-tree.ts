/** The parser as a value: loaded when a stylesheet is read for the first time, for most sites have none. */
export type CssTree = typeof import('css-tree')

let loaded: Promise<CssTree> | undefined

export function loadCssTree(): Promise<CssTree> {
  loaded ??= import('css-tree')
  return loaded
}
