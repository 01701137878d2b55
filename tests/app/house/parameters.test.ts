import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type ParameterType, parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { imageRow } from '../../api/support/media/media.ts'
import { orderParameters } from '../../support/order-parameters.ts'
import { cookieOf } from '../support/cart-cookie.ts'
import { legalRows, pairedRows } from '../support/legal-rows.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'
import { expectShown, has, lacks, type Row } from '../support/parameter-row.ts'
import { abroadRows, shopRows } from '../support/shop-rows.ts'

const css = 'theme'
const home = '/'
const hours = (day: string): Row => [
  `OPENING_HOURS_${day}` as ParameterType,
  home,
  ['09:00-11:00', has('footer dd', '9\u00a0h – 11\u00a0h')],
  ['sur rendez-vous', has('footer dd', 'sur rendez-vous')],
]
const network = (type: ParameterType, host: string): Row => [
  type,
  home,
  [`https://${host}/un`, has(`a[href="https://${host}/un"]`)],
  [`https://${host}/deux`, has(`a[href="https://${host}/deux"]`)],
]

const rows: Row[] = [
  ['COMPANY_NAME', home, ['Domaine du Geai', has('.brand', 'Domaine du Geai')], ['Les Murgers', has('.brand', 'Les Murgers')]],
  ['TRADE', home, ['BEER', has('footer h2', 'La brasserie est ouverte')], ['WINE', has('footer h2', 'Le caveau est ouvert')]],
  ['COMPANY_ADDRESS', home, ['1, rue Haute', '1, rue Haute'], ['2, rue Basse', '2, rue Basse']],
  [
    'COMPANY_PHONE',
    home,
    ['03 00 00 00 01', has('a[href="tel:0300000001"]')],
    ['03 00 00 00 02', has('a[href="tel:0300000002"]')],
  ],
  [
    'COMPANY_EMAIL',
    home,
    ['a@exemple.fr', has('a[href="mailto:a@exemple.fr"]')],
    ['b@exemple.fr', has('a[href="mailto:b@exemple.fr"]')],
  ],
  [
    'WRITER_EMAIL',
    '/contact-redacteur',
    ['plume@exemple.fr', has('a[href="mailto:plume@exemple.fr"]')],
    ['encre@exemple.fr', has('a[href="mailto:encre@exemple.fr"]')],
  ],
  ['LEGAL_COMPANY_NAME', home, ['EARL du Geai', 'EARL du Geai'], ['SCEA du Geai', 'SCEA du Geai']],
  ['LEGAL_FORM', home, ['EARL', ', EARL'], ['SCEA', ', SCEA']],
  ['RCS_NUMBER', home, ['RCS Dole 1', 'RCS Dole 1'], ['RCS Dole 2', 'RCS Dole 2']],
  ['RM_NUMBER', home, ['RM 391', 'RM 391'], ['RM 392', 'RM 392']],
  ['SIRET_NUMBER', home, ['73282932000074', 'SIRET 73282932000074'], ['55208131766522', 'SIRET 55208131766522']],
  ['SHARE_CAPITAL', home, ['1 000 €', 'au capital de 1\u00a0000\u00a0€'], ['2 000 €', 'au capital de 2\u00a0000\u00a0€']],
  ['INTRACO_VAT', home, ['FR11123456782', 'TVA FR11123456782'], ['FR44732829320', 'TVA FR44732829320']],
  ['ART_DIRECTION', css, ['CARACTERE', '--font-title:"Inter Tight Variable"'], ['CAVE', '--color-paper:#15110d;']],
  ['HEADER_STYLE', home, ['MAST', has('header.bar-mast')], ['COUNTER', has('header.bar-counter')]],
  ['HERO_STYLE', home, ['NICHE', has('section.night')], ['WINDOW', has('section.window')]],
  ['CARD_STYLE', home, ['TILES', has('article.tile')], ['INDEX', has('article.row')]],
  ['BOTTLE_STYLE', '/boutique/les-murgers', ['LIT', has('.stage-drawn .bottle-rim')], ['CUT', has('.stage-drawn .bottle-strip')]],
  ['FOOTER_STYLE', home, ['QUIET', has('footer.foot-quiet')], ['PAPERS', has('footer.foot-papers')]],
  [
    'FOOTER_ORDER',
    home,
    ['HOURS', has('.foot .columns > :nth-child(2) dl')],
    ['LINKS', has('.foot .columns > nav:nth-child(2)')],
  ],
  ['FIELD_STYLE', css, ['UNDERLINED', 'border-width:0 0 1px'], ['FILLED', 'border-bottom:1px solid var(--color-line-2)']],
  ['SECTION_STYLE', '/boutique', ['COUNTED', has('.shop-count', '30')], ['PASTED', lacks('.shop-count')]],
  ['GALLERY_STYLE', css, ['WHOLE', 'columns:4 9rem'], ['LEAD', 'grid-area:span 2/span 2']],
  ['DENSITY', css, ['AIRY', '--air:1.35;'], ['TIGHT', '--air:0.6;']],
  ['RADIUS', css, ['SQUARE', '--radius:0;'], ['ROUND', '--radius:14px;']],
  ['MOTION', css, ['CALM', '--calm:160ms;'], ['NONE', '--calm:0ms;']],
  ['PRIMARY_COLOR', css, ['#336699', '--color-primary:#336699;'], ['#abc', '--color-primary:#aabbcc;']],
  ['ACCENT_COLOR', css, ['#004400', '--color-accent:#004400;'], ['#000044', '--color-accent:#000044;']],
  ['PAPER_COLOR', css, ['#ffffff', '--color-paper:#ffffff;'], ['#101010', '--color-paper:#101010;']],
  ['INK_COLOR', css, ['#000000', '--color-ink:#000000;'], ['#112233', '--color-ink:#112233;']],
  ['LOGO_SIZE', css, ['40', '--logo-size:40px;'], ['64', '--logo-size:64px;']],
  ['LOGO_FOOTER_SIZE', css, ['40', '--logo-footer-size:40px;'], ['64', '--logo-footer-size:64px;']],
  ['LOGO_POSITION', home, ['LEFT', has('[data-logo="left"]')], ['CENTER', has('[data-logo="center"]')]],
  ['REPEAT_ANIMATION', css, ['true', '--appear:rise;'], ['false', '--appear:rise-once;']],
  [
    'FOOTER_ELEMENTS',
    home,
    ['soirees', has('footer a[href="/elements/soirees/trois-ages-du-comte"]')],
    ['rien', lacks('footer a[href^="/elements/soirees/"]', 'footer')],
  ],
  ['DETAIL_PAGE_TOP_MARGIN', css, ['28', '--detail-top:28px;'], ['60', '--detail-top:60px;']],
  ['MENU_TYPE', css, ['RELATIVE', '--bar-position:relative;'], ['STICKY', '--bar-position:sticky;']],
  [
    'MENU_TYPE',
    home,
    ['RELATIVE', lacks('[data-over]', '[data-layout="default"]')],
    ['ABSOLUTE', has('[data-layout="default"][data-over]')],
  ],
  ['MENU_STYLE', css, ['UNDERLINE', '--menu-rule:2px;--menu-case:none;'], ['CAPITALS', '--menu-case:uppercase;']],
  ['MENU_ALIGNMENT', css, ['LEFT', '--menu-justify:flex-start;'], ['RIGHT', '--menu-justify:flex-end;']],
  ['MENU_ICON_SIZE', css, ['12', '--menu-icon:1rem;'], ['18', '--menu-icon:1.5rem;']],
  ['INFO_BAR', home, ['Fermé lundi', 'Fermé lundi'], ['Ouvert lundi', 'Ouvert lundi']],
  [
    'TOP_MENU_INFO_BAR_BACKGROUND_COLOR',
    css,
    ['#000000', '--info-bar-ground:#000000;'],
    ['#ffffff', '--info-bar-ground:#ffffff;'],
  ],
  ['TOP_MENU_INFO_BAR_FONT_COLOR', css, ['#ffffff', '--info-bar-text:#ffffff;'], ['#ffeecc', '--info-bar-text:#ffeecc;']],
  ['SEARCH_ACTIVATED', home, ['true', has('form[action="/recherche"]')], ['false', lacks('[action="/recherche"]')]],
  ['NEWSLETTER_ACTIVATED', home, ['true', has('form[action="/newsletter"]')], ['false', lacks('[action="/newsletter"]')]],
  ['HIDE_ALCOHOL_MESSAGE', home, ['false', 'L’abus d’alcool'], ['true', /^(?!.*L’abus d’alcool)/s]],
  ['BLOCK_MINORS', home, ['true', has('.age-gate')], ['false', lacks('.age-gate')]],
  ...legalRows,
  ['PROMOTED_NEWS_STYLE', '/actualites', ['BANNER', has('.post-banner')], ['LIST', has('.post-lines')]],
  [
    'SERVICE_PAGE_STYLE',
    '/services/visite-privee',
    ['CLASSIC', has('.writing.writing-classic')],
    ['WIDE', has('.writing.writing-wide')],
  ],
  [
    'COMMENTS_ACTIVATED',
    '/actualites/portes-ouvertes-de-decembre',
    ['true', has('form[action="/commentaires/actualites/portes-ouvertes-de-decembre"]')],
    ['false', lacks('[action^="/commentaires"]')],
  ],
  ['BLOG_ACTIVATED', home, ['true', has('a[href="/blog"]')], ['false', lacks('[href="/blog"]')]],
  [
    'GOOGLE_PLACE_ID',
    '/avis',
    ['ChIJ-montorge-un', 'placeid=ChIJ-montorge-un'],
    ['ChIJ-montorge-deux', 'placeid=ChIJ-montorge-deux'],
  ],
  ['ASK_BIRTHDATE', '/auth', ['true', has('[name="birthdate"]')], ['false', lacks('[name="birthdate"]')]],
  ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map(hours),
  network('FACEBOOK_URL', 'facebook.com'),
  network('GOOGLE_REVIEWS_URL', 'g.page'),
  network('TWITTER_URL', 'x.com'),
  network('INSTAGRAM_URL', 'instagram.com'),
  network('LINKEDIN_URL', 'linkedin.com'),
  network('TIKTOK_URL', 'tiktok.com'),
  network('YOUTUBE_URL', 'youtube.com'),
  network('TRIPADVISOR_URL', 'tripadvisor.fr'),
  network('DISCORD_SERVER', 'discord.gg'),
  ['TELEGRAM_AT', home, ['@geai_39', has('a[href="https://t.me/geai_39"]')], ['murgers', has('a[href="https://t.me/murgers"]')]],
]

const pictures: Row = [
  'IMAGE_CDN',
  '/le-domaine',
  ['https://un.exemple.test', has('img[src^="https://un.exemple.test/images/coteau/"]')],
  ['https://deux.exemple.test/lieu', has('img[src^="https://deux.exemple.test/lieu/images/coteau/"]')],
]

/** Papers that only their holder can see, told to staff alone: `conformity.test.ts`. */
const staffParameters: ParameterType[] = ['ALCOHOL_LICENCE', 'BILLING_PLATFORM', 'CASH_ATTESTATION', 'TERMS_REVIEWED']

/** The lines of the specification that are shown by several parameters together. */
const lines = {
  'P-03': [
    ...['PRODUCT_DISPLAY', 'PRODUCT_ORDER', 'PROMOTED_NEWS_STYLE', 'PRODUCT_ASPECT_RATIO', 'REPEAT_ANIMATION'],
    ...['FEATURES_PRODUCT_STYLE', 'PRODUCT_PAGE_STYLE', 'SERVICE_PAGE_STYLE', 'PRIMARY_COLOR', 'ACCENT_COLOR'],
  ],
  'P-05': ['MENU_ICON_SIZE', 'MENU_TYPE', 'TOP_MENU_INFO_BAR_BACKGROUND_COLOR', 'TOP_MENU_INFO_BAR_FONT_COLOR'],
  'P-08': [
    ...['PAPER_COLOR', 'INK_COLOR', 'LOGO_SIZE', 'LOGO_FOOTER_SIZE', 'LOGO_POSITION', 'MENU_STYLE', 'MENU_ALIGNMENT'],
    ...['COMPANY_NAME', 'COMPANY_EMAIL', 'DETAIL_PAGE_TOP_MARGIN'],
  ],
  'P-07': [
    ...['SCRIPT_TO_LOAD', 'DISCORD_SERVER', 'TELEGRAM_AT', 'TRIPADVISOR_URL', 'FACEBOOK_URL', 'GOOGLE_REVIEWS_URL'],
    ...['TWITTER_URL', 'INSTAGRAM_URL', 'LINKEDIN_URL', 'TIKTOK_URL', 'YOUTUBE_URL'],
  ],
}
/** Of these some concern the shop, whose line is another. */
const switches: string[] = [
  ...['BLOG_ACTIVATED', 'NEWSLETTER_ACTIVATED', 'HANDLE_STOCK', 'HIDE_PRICES', 'BLOCK_MINORS', 'ASK_BIRTHDATE'],
  ...['ONLY_SELL_IN_FRANCE', 'SELLS_WORLDWIDE', 'SELLS_OVERSEAS', 'HIDE_ALCOHOL_MESSAGE'],
]
const isSwitch = ([type]: Row) => switches.includes(type)
const lineOf = (type: string) => Object.entries(lines).find(([, types]) => types.includes(type))?.[0]

describe('a parameter set through the API changes the next page, without a restart', () => {
  let shop: OwnedShop
  beforeAll(async () => {
    shop = await openOwnedShop()
  })
  afterAll(() => shop.close())

  let cart: Record<string, string> = {}
  const look = (place: string) => (place === css ? shop.theme() : shop.html(place, cart))

  test.each(pairedRows)('beside %s = %s: %s at %s', (...row) => expectPaired(row))

  const of = (line?: string) => rows.filter(([type]) => lineOf(type) === line)
  test.each(of())('%s at %s', (...row) => expectTwoPages(row))

  describe('[P-08] the further settings of a site', () => {
    test.each(of('P-08'))('%s at %s', (...row) => expectTwoPages(row))

    test('are all shown', () => {
      expect(new Set(of('P-08').map(([type]) => type))).toEqual(new Set(lines['P-08']))
    })
  })

  test('where pictures come from, which IMAGE_CDN names', async () => {
    const write = bindToSite(shop.db, '1').inTransaction
    await write((tx) => tx.insertInto('images').values(imageRow('coteau')).execute())
    const block = { type: 'image', picture: { image: 'coteau' }, size: 'text', framed: false }
    await shop.call('PUT', '/admin/page/le-domaine', { blocks: [block] })
    expectShown(await look('/le-domaine'), has('img[src^="/images/coteau/"]'))
    await expectTwoPages(pictures)
  })

  test('[P-05] those of the menu, which has icons of 12 points and stands in the flow where nothing is said', async () => {
    for (const row of of('P-05')) await expectTwoPages(row)
    expect(await shop.theme()).toContain('--menu-icon:1rem;')
    expect(await shop.theme()).toContain('--bar-position:relative;')
  })

  test('[P-07] those of networks and of scripts', async () => {
    for (const row of of('P-07')) await expectTwoPages(row)
    for (const row of pairedRows.filter(([, , type]) => type === 'SCRIPT_TO_LOAD')) await expectPaired(row)
  })

  test('[P-03] those of display and style, and what each does to its page', async () => {
    await shop.call('PUT', '/admin/site', { isECommerce: true })
    const shown = [...rows, ...shopRows].filter(([type]) => lineOf(type) === 'P-03')
    expect(new Set(shown.map(([type]) => type))).toEqual(new Set(lines['P-03']))
    for (const row of shown) await expectTwoPages(row)
    await shop.call('PUT', '/admin/site', { isECommerce: false })
  })

  test('[P-06] those of the goods and of their shipping, on a site that sells', async () => {
    await expectWhileSelling(
      shopRows.filter(([type]) => lineOf(type) === undefined),
      abroadRows,
    )
  })

  test('[P-02] every switch works both ways', async () => {
    const all = [...rows, ...shopRows, ...abroadRows].filter(isSwitch)
    expect(new Set(all.map(([type]) => type))).toEqual(new Set(switches))
    for (const [type, , ...values] of all)
      expect([type, values.map(([value]) => value).sort()]).toEqual([type, ['false', 'true']])
    for (const row of rows.filter(isSwitch)) await expectTwoPages(row)
    await expectWhileSelling(shopRows.filter(isSwitch), abroadRows.filter(isSwitch))
  })

  async function expectWhileSelling(atHome: Row[], abroad: Row[]): Promise<void> {
    await shop.call('PUT', '/admin/site', { isECommerce: true })
    const filled = await shop.post('/panier/ajouter', { declinaison: 'abbesse-2021-75', quantite: '2' })
    cart = { cookie: cookieOf(filled) ?? '' }
    const abroadNeeds = { UNION_VAT: 'BELOW', EXCISE_NUMBER: 'FR1', EORI_NUMBER: 'FR2' }
    for (const [type, value] of Object.entries(abroadNeeds)) await shop.set(type, value)
    for (const row of atHome) await expectTwoPages(row)
    for (const [type, value] of Object.entries(abroadNeeds)) await shop.set(type, value)
    await shop.set('ONLY_SELL_IN_FRANCE', 'false')
    await shop.set('SELLS_WORLDWIDE', 'true')
    for (const row of abroad) await expectTwoPages(row)
    for (const type of ['ONLY_SELL_IN_FRANCE', ...Object.keys(abroadNeeds)]) await shop.set(type, '')
    cart = {}
    await shop.call('PUT', '/admin/site', { isECommerce: false })
  }

  async function expectPaired([other, value, ...row]: (typeof pairedRows)[number]): Promise<void> {
    await shop.set(other, value)
    await expectTwoPages(row)
    await shop.set(other, '')
  }

  async function expectTwoPages([type, place, ...values]: Row): Promise<void> {
    const seen = []
    for (const [value, shows] of values) {
      await shop.set(type, value)
      const page = await look(place)
      expectShown(page, shows)
      seen.push(page)
    }
    expect(seen[0]).not.toBe(seen[1])
    await shop.set(type, '')
  }

  test('every type of the catalogue has a row here or among those of orders', () => {
    const wired = new Set([
      ...[pictures, ...rows, ...shopRows, ...abroadRows].map(([type]) => type),
      ...pairedRows.map(([, , type]) => type),
    ])
    expect(parameterTypes.filter((type) => !wired.has(type)).sort()).toEqual([...orderParameters, ...staffParameters].sort())
  })
})
