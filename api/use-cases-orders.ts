import { answerClaim } from './after-sale/answer-claim.ts'
import { changeWithdrawal } from './after-sale/change-withdrawal.ts'
import { confirmWithdrawal } from './after-sale/confirm-withdrawal.ts'
import { getClaim } from './after-sale/get-claim.ts'
import { getClaimFile } from './after-sale/get-claim-file.ts'
import { getWithdrawal } from './after-sale/get-withdrawal.ts'
import { listClaims } from './after-sale/list-claims.ts'
import { listWithdrawals } from './after-sale/list-withdrawals.ts'
import { makeClaim } from './after-sale/make-claim.ts'
import { readWithdrawal } from './after-sale/read-withdrawal.ts'
import { withdrawOrder } from './after-sale/withdraw-order.ts'
import { closings } from './collection/closings.ts'
import { listCollectionSlots } from './collection/list-collection-slots.ts'
import { slots } from './collection/slots.ts'
import { applyDiscount } from './discounts/apply-discount.ts'
import { discountCodes } from './discounts/discount-codes.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { changeOrderSlot } from './orders/change-order-slot.ts'
import { findCheckout } from './orders/find-checkout.ts'
import { followOrder } from './orders/follow-order.ts'
import { getAdminOrder } from './orders/get-admin-order.ts'
import { listHeldBottles } from './orders/list-held-bottles.ts'
import { listOrders } from './orders/list-orders.ts'
import { listOwnOrders } from './orders/list-own-orders.ts'
import { listPaymentMeans } from './orders/list-payment-means.ts'
import { moveOrder } from './orders/move-order.ts'
import { noteOrder } from './orders/note-order.ts'
import { payOrder } from './orders/pay-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { practisePayment } from './orders/practise-payment.ts'
import { proveOrder } from './orders/prove-order.ts'
import { readOrderRound } from './orders/read-order-round.ts'
import { recordPayment } from './orders/record-payment.ts'
import { refundOrder } from './orders/refund-order.ts'
import { sendOrderLink } from './orders/send-order-link.ts'
import { validateOrder } from './orders/validate-order.ts'
import { changePaymentProvider } from './payments/change-payment-provider.ts'
import { getPaymentProvider } from './payments/get-payment-provider.ts'
import { getStripePublicKey } from './payments/get-stripe-public-key.ts'
import { listDisputes } from './payments/list-disputes.ts'
import { listPaymentEvents } from './payments/list-payment-events.ts'
import { removePaymentProvider } from './payments/remove-payment-provider.ts'
import type { UseCases } from './visit.ts'

/** What the calls of ordering do: codes, hours to fetch, orders and their money. */
export const orderUseCases = {
  ...discountCodes,
  ...closings,
  ...slots,
  answerClaim,
  applyDiscount,
  cancelOrder,
  changeOrderSlot,
  changePaymentProvider,
  changeWithdrawal,
  confirmWithdrawal,
  findCheckout,
  followOrder,
  getAdminOrder,
  getClaim,
  getClaimFile,
  getPaymentProvider,
  getStripePublicKey,
  getWithdrawal,
  listClaims,
  listCollectionSlots,
  listDisputes,
  listOrders,
  listHeldBottles,
  readOrderRound,
  listOwnOrders,
  listPaymentEvents,
  listPaymentMeans,
  listWithdrawals,
  makeClaim,
  moveOrder,
  noteOrder,
  payOrder,
  placeOrder,
  practisePayment,
  proveOrder,
  readWithdrawal,
  recordPayment,
  refundOrder,
  removePaymentProvider,
  sendOrderLink,
  validateOrder,
  withdrawOrder,
} satisfies Partial<UseCases>
