import type { MetaDescriptor } from 'react-router'
import type { CartLineView } from '../cart/cart-lines.ts'
import type { CartSummary } from '../cart/cart-summary.ts'

/** What stands around every page of the checkout. */
export type StepPage = { head: MetaDescriptor[]; band: boolean; lines: CartLineView[]; summary: CartSummary; short: string }
