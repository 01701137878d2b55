/** Parameters whose effect comes with later work; each leaves this list with its row in the test of parameters. */
export const laterParameters = ['REPEAT_ANIMATION', 'IMAGE_CDN']
