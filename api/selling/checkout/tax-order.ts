import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isBusinessAbroad, priceAt, rateAt, type Tax, taxAt } from '#app/models/selling/tax/tax.ts'
import { readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { Good } from '../goods/read-goods.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'
import { toCountryCode } from '../shipping/country-code.ts'
import type { Delivery } from './choose-delivery.ts'

type Body = Read<Contract['placeOrder']>['body']

/** How an order is taxed, by where it goes; a business of another land of the Union is told what is possible instead of a wrong sum. */
export function taxOrder({ address }: Pick<Body, 'address'>, { place }: Delivery, { values }: OrderRules): Outcome<Tax> {
  const tax = taxAt(place, readTaxSetting(values))
  const buyer = { ...address.billing, country: toCountryCode(address.billing.country) ?? '' }
  if (isBusinessAbroad(buyer, tax))
    return refused('invalid', { fields: { 'address.billing.company': { code: 'business_abroad' } } })
  return done(tax)
}

/** Goods at the price and the rate of where they go. */
export function taxGood(good: Good, tax: Tax): Good {
  return { ...good, unitPrice: priceAt(tax, good.unitPrice, good.vatRate), vatRate: rateAt(tax, good.vatRate) }
}
