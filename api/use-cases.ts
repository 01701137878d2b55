import { changePage } from './pages/change-page.ts'
import { getPage } from './pages/get-page.ts'
import { listPages } from './pages/list-pages.ts'
import { changeParameter } from './site/change-parameter.ts'
import { getSiteInfo } from './site/get-site-info.ts'
import { listParameters } from './site/list-parameters.ts'
import type { UseCases } from './visit.ts'

/** The calls that are built; the others answer 501 until they stand here. */
export const useCases: Partial<UseCases> = {
  listParameters,
  changeParameter,
  getSiteInfo,
  listPages,
  getPage,
  changePage,
}
