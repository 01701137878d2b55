declare module 'virtual:composer' {
  /** Where the script of the page composer is. */
  export const script: string
  /** Where the stylesheet of its editor is. */
  export const sheet: string
}
