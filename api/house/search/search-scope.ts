import type { CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import { readMealLabels } from '../../catalog/pairing/read-meals.ts'
import { type FolderRow, readFolders } from '../../content/blog/folder-tree.ts'
import { type KindsInUse, readKindsInUse } from '../../content/own-blocks/say-own-blocks.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { customWords, keptCustomFields } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { keepBeside } from '../../platform/ports/keep-beside.ts'

/** What of a site can be found at all. */
export type SearchScope = {
  read: SiteReader
  lang: string
  /** What tells apart what is kept of goods that were found, and for how long it stands. */
  kept: { values: Readonly<ParameterValues>; of: string }
  sells: boolean
  /** By whose words goods are found. */
  trade: Trade
  /** The folders of the blog that visitors see; nothing where there is no blog. */
  folders: FolderRow[] | undefined
  /** How the kinds of meals are called, by their icons. */
  mealLabels: ReadonlyMap<string, string>
  /** Tells whether all that is said of many things at once reads as before: the words of the house's own fields and of its trade, the names of meals. */
  mark: string
  /** The kinds of screen that the site offers, as its pages name them. */
  offered: string[]
  /** The kinds of block that the site has declared and shows: of others nothing is found by anybody. */
  declared: KindsInUse
  /** The house's own fields of a kind of thing: what is said in them is found where they are shown and looked through. */
  wordsOf: (subject: CustomSubject, stored: string) => string
}

/** They are asked for with each question, and change with the content alone. */
const keptFolders = keepBeside(readFolders)
const keptMealLabels = keepBeside(readMealLabels)
const keptKindsInUse = keepBeside(readKindsInUse)

/** Reads what of a site can be found. */
export async function readSearchScope(ctx: Pick<CallContext, 'site' | 'lang' | 'read' | 'settings'>): Promise<SearchScope> {
  const { read, lang } = ctx
  const { site, values } = await ctx.settings.of(ctx)
  const { BLOG_ACTIVATED, NEWSLETTER_ACTIVATED } = values
  const sells = site.is_e_commerce === 1
  const shown = (await keptCustomFields(read, values)).filter(({ spots }) => spots.length > 0)
  const mealLabels = await keptMealLabels(read, values)
  return {
    read,
    lang,
    kept: { values, of: `${ctx.site.id} ${lang}` },
    sells,
    trade: tradeOf(values),
    wordsOf: (subject, stored) =>
      customWords(
        stored,
        shown.filter((field) => field.subject === subject),
      ),
    folders: BLOG_ACTIVATED ? await keptFolders(read, values, lang) : undefined,
    mealLabels,
    declared: await keptKindsInUse(read, values),
    mark: JSON.stringify([shown, [...mealLabels], tradeOf(values)]),
    offered: [
      'cms',
      ...(sells ? ['shop'] : []),
      ...(BLOG_ACTIVATED ? ['blog'] : []),
      ...(NEWSLETTER_ACTIVATED ? ['newsletter'] : []),
    ],
  }
}
