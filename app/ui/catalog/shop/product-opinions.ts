import type { Answer, Contract } from '#api/contract/index.ts'
import type { Paging } from '../../platform/lists/paging.ts'

export type OpinionsOfProduct = Answer<Contract['listProductOpinions']>

/** All that buyers have said of a product, page by page. */
export type OpinionsPage = OpinionsOfProduct & {
  name: string
  href: string
  rating: { count: number; tenths: number } | null
  paging: Paging
}
