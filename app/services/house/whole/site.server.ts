import { createContext } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type RequestContext, type RouteArgs, requestContext } from '#app/http/request-context.ts'
import { splitLang } from '#app/models/platform/web/lang-path.ts'
import { isDark, parseColour } from '#app/models/site/look/colour.ts'
import { feetOnPaper } from '#app/models/site/look/direction-plan.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { directionOf, fontsOf, partsOf } from '#app/models/site/worn/direction.ts'
import type { SiteInfo } from '#app/ui/house/bars/site-facts.ts'
import type { SiteFrame } from '#app/ui/house/bars/site-frame.ts'
import type { Theme } from '#app/ui/house/bars/theme.ts'
import { readStaffBar } from '../../identity/staff-bar.server.ts'
import { memoizeOn } from '../../platform/memoize-on.server.ts'
import { readCartBadge } from '../../selling/cart/cart-badge.server.ts'
import { listAddressViews } from '../../site/company-addresses.server.ts'
import { preloadsOf } from '../../site/font-files.server.ts'
import { readFooterElements } from '../../site/footer-elements.server.ts'
import { endOfTrial } from '../../site/look/look-door.server.ts'
import { findTrial, wearTrial } from '../../site/look/look-on-trial.server.ts'
import { buildMenu } from '../../site/menu.server.ts'
import { listNetworks } from '../../site/networks.server.ts'
import { listHoursNow } from '../../site/opening-hours.server.ts'
import { houseNameOf, iconOf, readSiteFacts, type SiteFacts, valuesOf } from '../../site/site-facts.server.ts'
import { readSitePages } from '../../site/site-pages.server.ts'
import { makeTheme, makeTrialTheme } from '../../site/theme.server.ts'
import { listPopupNotices } from './popups.server.ts'
import { readVisitorPrompts } from './visitor-prompts.server.ts'

/** What stands around the page that is being made, for the document's renderer. */
export const siteFrameContext = createContext<SiteFrame | null>(null)

/** Reads the frame of the site as it stands around a path. */
export async function getSiteFrame({ request, context, url: { pathname: path } }: RouteArgs): Promise<SiteFrame> {
  const ctx = context.get(requestContext)
  const asked = splitLang(path)?.lang
  const api = asked === undefined ? ctx.api : ctx.apiIn(asked)
  const facts = await readSiteFacts(ctx)
  const { info } = facts
  const trial = findTrial(ctx)
  const lang = asked !== info.defaultLang.code && info.languages.some(({ code }) => code === asked) ? asked : undefined
  const prefix = lang ? `/${lang}` : ''
  // Side by side: where the API is another process, one after the other would be felt.
  const [values, pages, asks, popups, elements, cart, staff] = await Promise.all([
    lang ? readValuesIn(ctx, api, info) : facts.values,
    readSitePages(ctx, lang),
    readVisitorPrompts(ctx, request, path),
    listPopupNotices(api),
    readFooterElements(api, facts.values),
    readCartBadge(ctx, request, facts),
    trial?.isFramed ? undefined : readStaffBar(request, context, path),
  ])
  const theme = trial?.look ? makeTrialTheme(facts, trial.key) : makeTheme(facts)
  return {
    name: houseNameOf({ info, values }),
    path,
    home: prefix || '/',
    lang,
    info,
    values,
    theme,
    preloads: preloadsOf(Object.values(fontsOf(directionOf(facts.values), info.fonts))),
    menu: memoizeOn([pages], prefix, () => buildMenu(pages, { prefix, report: ctx.report })),
    logos: chooseLogos(facts, theme),
    address: values.COMPANY_ADDRESS || (await findAddress(api, values)),
    hours: listHoursNow({ info, values }),
    networks: listNetworks(values),
    languages: listLanguages(info, lang),
    // Nothing is asked of whoever looks at the site within the desk.
    asks: trial?.isFramed ? { ...asks, consent: false, age: undefined } : asks,
    popups,
    elements,
    cart,
    staff,
    trialEnds: trial?.look && !trial.isFramed ? endOfTrial : undefined,
  }
}

/** What the settings say in another language of the site. */
async function readValuesIn(ctx: RequestContext, api: ShopApi, info: SiteInfo): Promise<ParameterValues> {
  return wearTrial(ctx, { info, values: valuesOf(orThrow(await api.listParameters())) }).values
}

/** The first address of the house, where no line of the parameters says it. */
async function findAddress(api: ShopApi, values: ParameterValues): Promise<string> {
  return (await listAddressViews(api, values))[0]?.lines.join(', ') ?? ''
}

/** The logo that stands out on each ground: a light theme has one of its own, which a foot on paper wears as well. */
function chooseLogos({ info: { logos }, values }: SiteFacts, { palette }: Theme): SiteFrame['logos'] {
  const find = (type: SiteInfo['logos'][number]['type']) => {
    const logo = logos.find((one) => one.type === type)
    if (!logo) return undefined
    const { width, height, alt, onlineImage } = logo
    return { src: onlineImage.url, alt, saysName: height > 0 && width >= 1.6 * height, needsPaper: false }
  }
  const main = find('LOGO')
  const paper = parseColour(palette.paper)
  const isLight = !paper || !isDark(paper)
  const drawn = (src: string) => ({ src, alt: '', saysName: false, needsPaper: false })
  const forLight = isLight ? find('LOGO_LIGHT_THEME') : undefined
  const bar = forLight ?? main ?? drawn(isLight ? '/art/mark.svg' : '/art/mark-rose.svg')
  // Beside one for light grounds, the main logo is the one for dark grounds.
  const onDark = (main && { ...main, needsPaper: isLight && !forLight }) ?? drawn('/art/mark-rose.svg')
  const isOnPaper = feetOnPaper.includes(partsOf(values).foot)
  const footer = (isOnPaper && forLight) || (find('LOGO_FOOTER') ?? (isOnPaper ? bar : onDark))
  return { bar, footer, favicon: iconOf({ logos }) }
}

/** The site's own language first; nothing to choose when there is only one. */
function listLanguages({ defaultLang, languages }: SiteInfo, current: string | undefined): SiteFrame['languages'] {
  const others = languages.filter(({ code }) => code !== defaultLang.code)
  if (others.length === 0) return []
  return [defaultLang, ...others].map(({ code, label }) => ({ code, label, isCurrent: code === (current ?? defaultLang.code) }))
}
