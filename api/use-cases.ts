import { getLogged } from './accounts/get-logged.ts'
import { changePage } from './pages/change-page.ts'
import { getAdminPage } from './pages/get-admin-page.ts'
import { getPage } from './pages/get-page.ts'
import { listAdminPages } from './pages/list-admin-pages.ts'
import { listPages } from './pages/list-pages.ts'
import { changeParameter } from './site/change-parameter.ts'
import { getAdminParameter } from './site/get-admin-parameter.ts'
import { getSiteInfo } from './site/get-site-info.ts'
import { listAdminParameters } from './site/list-admin-parameters.ts'
import { listParameters } from './site/list-parameters.ts'
import type { UseCases } from './visit.ts'

/** The calls that are built; the others answer 501 until they stand here. */
export const useCases: Partial<UseCases> = {
  listParameters,
  getSiteInfo,
  getLogged,
  listPages,
  getPage,
  listAdminPages,
  getAdminPage,
  changePage,
  listAdminParameters,
  getAdminParameter,
  changeParameter,
}
