import { type Part, partVariants } from '../look/direction-plan.ts'
import { choice, flag, link, number, shortText } from './parameter-entries.ts'

/** In the place of a variant, whichever the direction chooses. */
const ofDirection = 'DIRECTION'

/** One of the variants of a part, in the words of parameters. */
const part = (name: Part) => choice('look', [ofDirection, ...partVariants[name].map((variant) => variant.toUpperCase())])

/** How the site looks, and how its menu stands. */
export const lookParameters = {
  ART_DIRECTION: choice('look', ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']),
  HEADER_STYLE: part('bar'),
  HERO_STYLE: part('opening'),
  CARD_STYLE: part('shelf'),
  BOTTLE_STYLE: part('bottle'),
  FOOTER_STYLE: part('foot'),
  FIELD_STYLE: part('fields'),
  SECTION_STYLE: part('section'),
  GALLERY_STYLE: part('gallery'),
  FOOTER_ORDER: choice('look', [ofDirection, 'HOURS', 'LINKS']),
  DENSITY: choice('look', ['NORMAL', 'AIRY', 'TIGHT']),
  RADIUS: choice('look', [ofDirection, 'SQUARE', 'SOFT', 'ROUND']),
  MOTION: choice('look', [ofDirection, 'CALM', 'NONE']),
  PRIMARY_COLOR: shortText('look', '#f0b5b1', { form: 'colour' }),
  ACCENT_COLOR: shortText('look', '#761527', { form: 'colour' }),
  PAPER_COLOR: shortText('look', '#fbf4ea', { form: 'colour' }),
  INK_COLOR: shortText('look', '#2a1416', { form: 'colour' }),
  LOGO_SIZE: number('look', 52, { min: 24, max: 88 }),
  LOGO_FOOTER_SIZE: number('look', 52, { min: 24, max: 160 }),
  LOGO_POSITION: choice('look', ['LEFT', 'CENTER']),
  FOOTER_ELEMENTS: shortText('look'),
  DETAIL_PAGE_TOP_MARGIN: number('look', 28, { min: 0, max: 200 }),
  REPEAT_ANIMATION: flag('look', false),
  PROMOTED_NEWS_STYLE: choice('look', ['CARD', 'BANNER', 'LIST']),
  SERVICE_PAGE_STYLE: choice('look', ['CLASSIC', 'WIDE']),
  PRODUCT_DISPLAY: choice('look', ['GRID', 'LIST']),
  PRODUCT_ORDER: choice('look', ['PRICE', 'PRICE_DESC', 'NAME', 'NAME_DESC', 'NEWEST']),
  PRODUCT_ASPECT_RATIO: choice('look', ['3/4', '1/1', '4/3', '2/3']),
  PRODUCT_PAGE_STYLE: choice('look', ['CLASSIC', 'WIDE']),
  PRODUCT_PAGE_ORDER: choice('look', ['STORY', 'LABEL', 'VINTAGES']),
  SHOP_PAGE_ORDER: choice('look', ['SHELF', 'WAYS']),
  FEATURES_PRODUCT_STYLE: choice('look', ['TABLE', 'LIST']),

  MENU_TYPE: choice('menu', ['RELATIVE', 'STICKY', 'ABSOLUTE']),
  MENU_STYLE: choice('menu', ['UNDERLINE', 'PLAIN', 'CAPITALS']),
  MENU_ALIGNMENT: choice('menu', ['CENTER', 'LEFT', 'RIGHT']),
  MENU_ICON_SIZE: number('menu', 12, { min: 8, max: 32 }),
  INFO_BAR: shortText('menu'),
  TOP_MENU_INFO_BAR_BACKGROUND_COLOR: shortText('menu', '', { form: 'colour' }),
  TOP_MENU_INFO_BAR_FONT_COLOR: shortText('menu', '', { form: 'colour' }),
} as const

/** Where else the company can be found. */
export const networkParameters = {
  FACEBOOK_URL: link('networks'),
  GOOGLE_REVIEWS_URL: link('networks'),
  GOOGLE_PLACE_ID: shortText('networks', '', { form: 'place' }),
  TWITTER_URL: link('networks'),
  INSTAGRAM_URL: link('networks'),
  LINKEDIN_URL: link('networks'),
  TIKTOK_URL: link('networks'),
  YOUTUBE_URL: link('networks'),
  TRIPADVISOR_URL: link('networks'),
  DISCORD_SERVER: link('networks'),
  TELEGRAM_AT: shortText('networks', '', { form: 'handle' }),
  SCRIPT_TO_LOAD: link('networks', { isGuarded: true, form: 'script' }),
  SCRIPT_ORIGINS: shortText('networks', '', { isGuarded: true, form: 'origins' }),
  IMAGE_CDN: link('networks', { isGuarded: true, form: 'cdn' }),
} as const
