import type { CompanyAddressType } from '#app/models/identity/address-types.ts'

/** What each use of an address of the company is called. */
export const addressTypeNames: Record<CompanyAddressType, string> = {
  HEAD_OFFICE: 'Siège',
  SHOP: 'Caveau et boutique',
  CELLAR: 'Chai',
  COLLECTION: 'Retrait des commandes',
  BILLING: 'Facturation',
}
