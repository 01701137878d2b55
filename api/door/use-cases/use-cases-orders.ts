import type { UseCases } from '../../platform/call/call-context.ts'
import { answerClaim } from '../../selling/after-sale/answer-claim.ts'
import { changeWithdrawal } from '../../selling/after-sale/change-withdrawal.ts'
import { confirmWithdrawal } from '../../selling/after-sale/confirm-withdrawal.ts'
import { getClaim } from '../../selling/after-sale/get-claim.ts'
import { getClaimFile } from '../../selling/after-sale/get-claim-file.ts'
import { getWithdrawal } from '../../selling/after-sale/get-withdrawal.ts'
import { listClaims } from '../../selling/after-sale/list-claims.ts'
import { listWithdrawals } from '../../selling/after-sale/list-withdrawals.ts'
import { makeClaim } from '../../selling/after-sale/make-claim.ts'
import { readWithdrawal } from '../../selling/after-sale/read-withdrawal.ts'
import { withdrawOrder } from '../../selling/after-sale/withdraw-order.ts'
import { changeOrderDelivery } from '../../selling/amending/change-order-delivery.ts'
import { changeOrderLines } from '../../selling/amending/change-order-lines.ts'
import { listOrderDeliveries } from '../../selling/amending/list-order-deliveries.ts'
import { applyDiscount } from '../../selling/checkout/apply-discount.ts'
import { validateOrder } from '../../selling/checkout/validate-order.ts'
import { listCollectionSlots } from '../../selling/collection/list-collection-slots.ts'
import { slots } from '../../selling/collection/slots.ts'
import { discountCodes } from '../../selling/discounts/discount-codes.ts'
import { changeOpinion } from '../../selling/opinions/change-opinion.ts'
import { giveOpinion } from '../../selling/opinions/give-opinion.ts'
import { getOpinion, listOpinions } from '../../selling/opinions/list-opinions.ts'
import { listProductOpinions } from '../../selling/opinions/list-product-opinions.ts'
import { cancelOrder } from '../../selling/order-acts/cancel-order.ts'
import { changeOrderFields } from '../../selling/order-acts/change-order-fields.ts'
import { changeOrderSlot } from '../../selling/order-acts/change-order-slot.ts'
import { correctParcel } from '../../selling/order-acts/correct-parcel.ts'
import { leaveReviews } from '../../selling/order-acts/leave-reviews.ts'
import { moveOrder } from '../../selling/order-acts/move-order.ts'
import { noteOrder } from '../../selling/order-acts/note-order.ts'
import { practisePayment } from '../../selling/order-acts/practise-payment.ts'
import { proveOrder } from '../../selling/order-acts/prove-order.ts'
import { recordPayment } from '../../selling/order-acts/record-payment.ts'
import { refundOrder } from '../../selling/order-acts/refund-order.ts'
import { sellOnInvoice } from '../../selling/order-acts/sell-on-invoice.ts'
import { sendOrderLink } from '../../selling/order-acts/send-order-link.ts'
import { sendOrdersLink } from '../../selling/order-acts/send-orders-link.ts'
import { findCheckout } from '../../selling/order-views/find-checkout.ts'
import { followOrder } from '../../selling/order-views/follow-order.ts'
import { getAdminOrder } from '../../selling/order-views/get-admin-order.ts'
import { listMailboxOrders } from '../../selling/order-views/list-mailbox-orders.ts'
import { listOrders } from '../../selling/order-views/list-orders.ts'
import { listOwnOrders } from '../../selling/order-views/list-own-orders.ts'
import { changePaymentProvider } from '../../selling/payments/keys/change-payment-provider.ts'
import { connectPaymentProvider } from '../../selling/payments/keys/connect-payment-provider.ts'
import { getPaymentProvider } from '../../selling/payments/keys/get-payment-provider.ts'
import { getStripePublicKey } from '../../selling/payments/keys/get-stripe-public-key.ts'
import { removePaymentProvider } from '../../selling/payments/keys/remove-payment-provider.ts'
import { listDisputes } from '../../selling/payments/list-disputes.ts'
import { listPaymentEvents } from '../../selling/payments/list-payment-events.ts'
import { listPaymentMeans } from '../../selling/placing/list-payment-means.ts'
import { payOrder } from '../../selling/placing/pay-order.ts'
import { placeOrder } from '../../selling/placing/place-order.ts'
import { listHeldBottles } from '../../selling/rounds/list-held-bottles.ts'
import { listLabelFiles } from '../../selling/rounds/list-label-files.ts'
import { readOrderRound } from '../../selling/rounds/read-order-round.ts'
import { closings } from '../../site/closings/closings.ts'

/** What the calls of ordering do: codes, hours to fetch, orders and their money. */
export const orderUseCases = {
  ...discountCodes,
  ...closings,
  ...slots,
  answerClaim,
  changeOpinion,
  changeOrderDelivery,
  changeOrderLines,
  getOpinion,
  giveOpinion,
  listOpinions,
  listProductOpinions,
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
  listOrderDeliveries,
  listOrders,
  listHeldBottles,
  readOrderRound,
  listLabelFiles,
  listOwnOrders,
  listPaymentEvents,
  listPaymentMeans,
  listWithdrawals,
  makeClaim,
  moveOrder,
  correctParcel,
  noteOrder,
  changeOrderFields,
  payOrder,
  placeOrder,
  practisePayment,
  leaveReviews,
  proveOrder,
  readWithdrawal,
  recordPayment,
  sellOnInvoice,
  refundOrder,
  connectPaymentProvider,
  removePaymentProvider,
  sendOrderLink,
  sendOrdersLink,
  listMailboxOrders,
  validateOrder,
  withdrawOrder,
} satisfies Partial<UseCases>
