/** The colours that a mail lies on: its paper, and the card that its words stand on. */
export const mailGrounds = { paper: '#fbf4ea', card: '#fffaf3' } as const
