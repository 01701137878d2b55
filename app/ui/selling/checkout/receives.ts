/** How the part that asks who orders says that the goods come to that address. */
export const receives = { name: 'recevoir', here: 'ici' }
