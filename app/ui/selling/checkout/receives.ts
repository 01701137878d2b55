/** How a part says that the goods come to the address it asks for, are received otherwise, or that it is sent while it is filled in. */
export const receives = { name: 'recevoir', here: 'ici', ahead: 'd-avance', otherwise: 'autrement' }
