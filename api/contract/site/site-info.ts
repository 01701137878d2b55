import { z } from 'zod'
import { fontFileName } from '#app/models/site/look/font.ts'
import { fontEmbeddings } from '#app/models/site/look/font-embedding.ts'
import { Colour, Day, Id, LangCode, ShortText, WebUrl } from '../platform/values.ts'
import { Logo } from './image.ts'
import { Language } from './language.ts'

/** A font of the site, for its titles, its text or its menu. */
export const Font = z.object({
  id: Id,
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: ShortText,
  color: Colour,
  size: z.int().min(4).max(200),
  weight: z.int().min(100).max(900),
  style: z.enum(['normal', 'italic']),
  /** The name of a file under /fonts; empty for a family that every site has. */
  file: z.union([z.literal(''), z.string().regex(fontFileName)]),
})

/** A font as the site's staff sees it: of a file of the site's own, by what right it is shown. */
export const AdminFont = Font.extend({
  licence: ShortText,
  /** The licence lets the file go to other sites too. */
  isFree: z.boolean(),
  /** What the file itself says may be done with it; empty where there is none. */
  embedding: z.enum(['', ...fontEmbeddings]),
})

/** A page of the site or an address of the web; never a script. */
const BannerUrl = z
  .string()
  .max(500)
  .regex(/^((\/(?![/\\])|https:\/\/)[^\s\\]*)?$/)

/** A band of text above or below the site's pages. */
export const Banner = z.object({ text: ShortText, url: BannerUrl, isValid: z.boolean() })

/** Days off that the site tells now; without words the band is made of the days. */
const ToldClosing = z.object({
  firstDay: Day,
  lastDay: Day,
  isRunning: z.boolean(),
  isTold: z.boolean(),
  words: ShortText,
  closesDoors: z.boolean(),
})

/** What anyone may know of a site; its development addresses and servers are for its staff. */
export const SiteInfo = z.object({
  id: Id,
  name: ShortText,
  url: WebUrl,
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: ShortText,
  dashboardType: ShortText,
  defaultLang: z.object({ code: LangCode, label: ShortText, flag: ShortText }),
  languages: z.array(Language),
  fonts: z.array(Font),
  logos: z.array(Logo),
  banner: Banner.nullable(),
  footerBanner: Banner.nullable(),
  closing: ToldClosing.nullable(),
  webp: z.boolean(),
})

const OwnUrl = WebUrl.regex(/^https?:\/\/\S+$/)
const Server = z.strictObject({ id: Id, name: ShortText, ip: z.union([z.ipv4(), z.ipv6()]) })

/** What only the site's staff may know of it. */
export const SiteServers = z.strictObject({
  devUrls: z.array(OwnUrl).max(20),
  prodUrls: z.array(OwnUrl).max(20),
  servers: z.array(Server).max(20),
})

/** A site as its staff sees it. */
export const AdminSite = SiteInfo.extend(SiteServers.shape)
