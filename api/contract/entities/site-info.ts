import { z } from 'zod'
import { Colour, Id, LangCode, Line, Text, WebUrl } from '../values.ts'
import { Logo } from './image.ts'
import { Language } from './language.ts'

export const Font = z.object({
  id: Id,
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: Line,
  color: Colour,
  size: z.int().min(4).max(200),
  weight: z.int().min(100).max(900),
  style: z.enum(['normal', 'italic']),
})

/** A band of text above or below the site's pages. */
export const Banner = z.object({ text: Text, url: Line, isValid: z.boolean() })

/** What anyone may know of a site; its development addresses and servers are for its staff. */
export const SiteInfo = z.object({
  id: Id,
  name: Line,
  url: WebUrl,
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: Line,
  dashboardType: Line,
  defaultLang: z.object({ code: LangCode, label: Line, flag: Line }),
  languages: z.array(Language),
  fonts: z.array(Font),
  logos: z.array(Logo),
  banner: Banner.nullable(),
  footerBanner: Banner.nullable(),
  webp: z.boolean(),
})
