import { z } from 'zod'
import { CustomFacts, CustomValues } from '../platform/custom.ts'
import { Id, Instant, ShortText } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'

/** A page's address inside its site, without the first slash; the home page's is empty. */
export const PageUrl = z
  .string()
  .max(500)
  .regex(/^[^\s?#\\]*$/)
  .refine((url) => !url.split('/').some((segment) => segment === '.' || segment === '..'), { error: 'format' })

/** Where a menu entry leads when it is not to its own page; `jsCode` names an action of the catalogue, it is no code. */
export const Link = z.object({
  type: z.enum(['NONE', 'PAGE', 'URL', 'FILE', 'MAIL', 'PHONE', 'JS']),
  url: ShortText,
  jsCode: ShortText,
})

/** The layouts of pages. */
export const PageType = z.enum(['default', 'page'])

/** A page as menus see it. */
export const MenuPage = z.object({
  id: Id,
  idSite: Id,
  idParent: Id.nullable(),
  order: z.int(),
  type: PageType,
  isValid: z.boolean(),
  showInMenu: z.boolean(),
  isFixedOnRight: z.boolean(),
  useAbsoluteMenu: z.boolean(),
  reload: z.boolean(),
  isText: z.boolean(),
  forMembers: z.boolean(),
  menuIcon: ShortText,
  cms: z.object({ isCmsPage: z.boolean(), route: ShortText }),
  link: Link,
  title: ShortText,
  url: ShortText,
  menuTitle: ShortText,
  metaDescription: ShortText,
  children: z.array(Id),
  /** The page of the site's own language that this one says in another. */
  translationOf: Id.nullable(),
  updatedAt: Instant,
})

/** A page whole, with the pictures that its blocks name. */
export const Page = MenuPage.extend({ blocks: Blocks, images: z.array(Image), custom: CustomValues })

/** The same for visitors, with what the house's own fields say of it where they see them. */
export const PublicPage = Page.extend({ customFacts: CustomFacts })
