import { z } from 'zod'
import { Blocks } from './blocks.ts'
import { call } from './call.ts'
import { Id, Line } from './values.ts'

/** A page's address inside its site, without the first slash; the home page's is empty. */
export const PageUrl = z
  .string()
  .max(500)
  .regex(/^[^\s?#\\]*$/)

export const Link = z.object({ type: z.enum(['NONE', 'INTERNAL', 'EXTERNAL', 'ACTION']), url: Line, jsCode: Line })

export const MenuPage = z.object({
  id: Id,
  idSite: Id,
  idParent: Id.nullable(),
  order: z.int(),
  type: z.enum(['default', 'page']),
  isValid: z.boolean(),
  showInMenu: z.boolean(),
  isFixedOnRight: z.boolean(),
  useAbsoluteMenu: z.boolean(),
  reload: z.boolean(),
  isText: z.boolean(),
  menuIcon: Line,
  cms: z.object({ isCmsPage: z.boolean(), route: Line }),
  link: Link,
  title: Line,
  url: Line,
  menuTitle: Line,
  metaDescription: Line,
  children: z.array(Id),
})

export const Page = MenuPage.extend({ blocks: Blocks })

export const pages = {
  listPages: call('GET /page', 'public', {
    says: 'Les pages visibles du site, pour ses menus et son plan.',
    answer: z.array(MenuPage),
  }),
  getPage: call('GET /page/{url}', 'public', {
    says: 'Une page par son adresse ; celle de l’accueil s’écrit « home ».',
    params: z.strictObject({ url: PageUrl.min(1) }),
    answer: Page,
  }),
  changePage: call('PUT /admin/page/{id}', 'admin', {
    says: 'Change le titre, la description ou les blocs d’une page.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ title: Line.min(1), metaDescription: Line, blocks: Blocks }).partial(),
    answer: Page,
    changes: 'content',
  }),
}
