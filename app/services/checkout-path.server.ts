/** Where a cart is ordered; empty until that page is there, and the cart leads to the house itself. */
export const checkoutPath: string = ''
