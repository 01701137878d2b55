/** The rooms of the panel, in the order in which its rail names them. */
export const rooms = ['orders', 'shop', 'shipping', 'people', 'pages', 'writings', 'settings'] as const
export type Room = (typeof rooms)[number]
