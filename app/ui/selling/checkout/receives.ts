import { href } from 'react-router'

/** How the part that asks who orders says that the goods come to that address, or are received otherwise. */
export const receives = { name: 'recevoir', here: 'ici', ahead: 'd-avance', otherwise: 'autrement' }

/** Where the buyer is asked how, be it settled by now or not. */
export const otherwisePath = `${href('/commande')}?partie=livraison&${receives.name}=${receives.otherwise}`
