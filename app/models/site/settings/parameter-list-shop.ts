import { flag, number, shortText } from './parameter-entries.ts'
import { collectHours } from './parameter-list-company.ts'
import { paymentParameters } from './parameter-list-payment.ts'
import { taxParameters } from './parameter-list-tax.ts'

/** What the site offers, switched on or off. */
export const featureParameters = {
  BLOG_ACTIVATED: flag('features', true),
  COMMENTS_ACTIVATED: flag('features', false),
  NEWSLETTER_ACTIVATED: flag('features', true),
  SEARCH_ACTIVATED: flag('features', false),
  BLOCK_MINORS: flag('features', false),
  ASK_BIRTHDATE: flag('features', false),
  HIDE_ALCOHOL_MESSAGE: flag('features', false),
} as const

/** How the shop sells and ships. */
export const shopParameters = {
  SHIPPING_MESSAGE: shortText('shop'),
  HIDE_PRICES: flag('shop', false),
  HANDLE_STOCK: flag('shop', true),
  USE_PRODUCT_STOCK: flag('shop', true),
  STOCK_DISPLAY_LIMIT: number('shop', 12, { min: 0, max: 10_000 }),
  SELLS_WORLDWIDE: flag('shop', false),
  ONLY_SELL_IN_FRANCE: flag('shop', true),
  ...taxParameters,
  VIGNOBLE_EXPORT_CONTACT_NAME: shortText('shop'),
  SEE_CART_ON_HOVER: flag('shop', false),
  FREE_SHIPPING_BOTTLES: number('shop', 0, { min: 0, max: 10_000 }),
  FREE_SHIPPING_PRICE: number('shop', 0, { min: 0, max: 1_000_000 }),
  MIN_BOTTLES_PER_EXPEDITION: number('shop', 1, { min: 1, max: 1000 }),
  MAX_BOTTLES_PER_EXPEDITION: number('shop', 120, { min: 1, max: 10_000 }),
  GIFT_WRAPPING: flag('shop', false),
  GIFT_WRAPPING_PRICE: number('shop', 0, { min: 0, max: 1000 }),
  GIFT_WRAPPING_VAT: number('shop', 20, { min: 0, max: 25 }),
  ORDER_CUT_OFF: shortText('shop', '', { form: 'clock' }),
  PREPARATION_DAYS: number('shop', 1, { min: 0, max: 30 }),
  PRODUCT_FEED: flag('shop', false),
  ORDER_REVIEW_DELAY: number('shop', 14, { min: 0, max: 365, isPrivate: true }),
  ...collectHours,
  ...paymentParameters,
} as const
