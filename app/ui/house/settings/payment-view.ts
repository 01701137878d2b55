import type { Answer, Contract } from '#api/contract/index.ts'

export type Provider = Answer<Contract['getPaymentProvider']>

export type PaymentEvents = Answer<Contract['listPaymentEvents']>
