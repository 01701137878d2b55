/** What a stretch of a file is to whoever has it read aloud, in the words of the format. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Span'
  | 'Link'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

/** A part of what a file says, with the parts within it in the order in which they are read. */
export type Part = {
  role: Role
  parts: Part[]
  /** Of a heading in a table: what it names. */
  scope?: 'Row' | 'Column'
  /** Of a list: whether its items are counted. */
  isCounted?: boolean
  /** Of a figure: what it shows, and where it stands. */
  alt?: string
  box?: readonly [left: number, foot: number, right: number, top: number]
  /** Of a link: where it goes. */
  href?: string
}

/** A part in which nothing lies yet. */
export function newPart(role: Role, said: Omit<Part, 'role' | 'parts'> = {}): Part {
  return { role, parts: [], ...said }
}
