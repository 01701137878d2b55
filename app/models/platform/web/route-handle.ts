/** What a route says of itself in its `handle`: to the document around it, and to the server before it. */
export type RouteHandle = {
  /** React has its page in the browser, too. */
  hydrate?: boolean
  /** Menu and foot are left out of sight there. */
  isQuiet?: boolean
  /** A page that the site's own stylesheet may dress. */
  wearsOwnStyles?: true
  /** A page that brings its own head and frame, as the owner's panel does. */
  ownKind?: 'panel' | 'label'
  /** A screen of the panel that runs scripts of its own in the place of the panel's, or beside it where its form is kept as others are. */
  panelScript?: { scripts: readonly string[]; sheet?: string; keepsWork?: boolean }
  /** The most bytes that its forms with files may bring; where nothing is said, those of a few fields. */
  mostBytes?: number
}

const megabyte = 1024 * 1024

/** What the forms of most routes may bring. */
export const mostFormBytes = megabyte

/** The `handle` of a route whose forms bring files. */
export const takesFiles = { mostBytes: 26 * megabyte } as const satisfies RouteHandle
