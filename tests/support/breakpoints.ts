/** Where the layout changes, in pixels; the style tokens are held equal to these by a test. */
export const breakpoints = { xxs: 480, xs: 576, sm: 768, md: 996, lg: 1200, xl: 1367, xxl: 1600 } as const

/** Below this, the bars are those of a phone. */
export const smallScreen = 960
