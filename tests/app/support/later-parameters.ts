/** Parameters whose effect comes with later work; each leaves this list with its row in the test of parameters. */
export const laterParameters = [
  'REPEAT_ANIMATION',
  'SHIPPING_MESSAGE',
  'SELLS_WORLDWIDE',
  'ONLY_SELL_IN_FRANCE',
  'VIGNOBLE_EXPORT_CONTACT_NAME',
  'SEE_CART_ON_HOVER',
  'FREE_SHIPPING_BOTTLES',
  'FREE_SHIPPING_PRICE',
  'MIN_BOTTLES_PER_EXPEDITION',
  'MAX_BOTTLES_PER_EXPEDITION',
  'IMAGE_CDN',
]
