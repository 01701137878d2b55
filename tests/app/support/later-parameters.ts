/** Parameters whose effect comes with later work; each leaves this list with its row in the test of parameters. */
export const laterParameters = ['IMAGE_CDN']
