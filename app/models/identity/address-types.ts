/** What an address of the company can be for. */
export const addressTypes = ['HEAD_OFFICE', 'SHOP', 'CELLAR', 'COLLECTION', 'BILLING'] as const

export type CompanyAddressType = (typeof addressTypes)[number]
