import type { Answer, Contract } from '#api/contract/index.ts'

export type SiteInfo = Answer<Contract['getSiteInfo']>
