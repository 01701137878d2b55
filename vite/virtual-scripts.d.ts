declare module 'virtual:composer' {
  /** Where the script of the page composer is. */
  export const script: string
  /** Where the stylesheet of its editor is. */
  export const sheet: string
}

declare module 'virtual:look-desk' {
  /** Where the script of the desk of the look is. */
  export const script: string
  /** Where its stylesheet is. */
  export const sheet: string
}

declare module 'virtual:keep-work' {
  /** Where the script that lets nothing written be lost is. */
  export const script: string
}

declare module 'virtual:cellar' {
  /** Where the script is that keeps the stock and the round usable without a line. */
  export const script: string
}

declare module 'virtual:cellar-worker' {
  /** The program that stands between the panel and the line, as one text. */
  const program: string
  export default program
}

declare module 'virtual:find' {
  /** Where the script that opens the search of the panel over any screen is. */
  export const script: string
}

declare module 'virtual:photos' {
  /** Where the script is that brings photos in with a form. */
  export const script: string
}

declare module 'virtual:writing' {
  /** Where the script is that lets texts of a form be written by sight. */
  export const script: string
  /** Where its stylesheet is. */
  export const sheet: string
}

declare module 'virtual:rows' {
  /** Where the script is that moves and doubles the rows of a form in place. */
  export const script: string
}

declare module 'virtual:hours' {
  /** Where the script is that fills in the hours of a day from those of another. */
  export const script: string
}

declare module 'virtual:live-wine' {
  /** Where the script is that shows a wine as it is written. */
  export const script: string
}

declare module 'virtual:scan' {
  /** Where the script is that reads codes into forms. */
  export const script: string
}

declare module 'virtual:grid' {
  /** Where the script of the grid of wines is. */
  export const script: string
  /** Where its stylesheet is. */
  export const sheet: string
}

declare module 'virtual:send-files' {
  /** Where the script that sends files one by one is. */
  export const script: string
}

declare module 'virtual:picture-process' {
  /** The program of the process that looks into what strangers send, as one text. */
  const program: string
  export default program
}

declare module 'virtual:smooth' {
  /** Where the script is that makes every page smoother. */
  export const script: string
}
