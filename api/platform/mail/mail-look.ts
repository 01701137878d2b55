import { mailGrounds } from '#app/models/audience/mail-grounds.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { contrast, parseColour, toHex } from '#app/models/site/look/colour.ts'
import { defaultColours, raise } from '#app/models/site/look/colour-palette.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { sayIdentity } from '#app/texts/house/mails/mail-identity.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { SiteReader } from '../database/database.ts'
import { isPlainAddress } from '../outside/mail.ts'

/** How a site looks and signs in its mails. */
export type MailLook = {
  name: string
  origin: string
  host: string
  primary: string
  accent: string
  /** Readable on the accent colour. */
  onAccent: string
  /** The accent colour, readable on the light of a letter. */
  voice: string
  address: string
  phone: string
  email: string | undefined
  /** Who sells, as the law wants it said; empty lines are none. */
  identity: string[]
  sellsAlcohol: boolean
  /** Whether what it sells is handed to adults alone. */
  isAlcohol: boolean
  /** What it sells, as sentences name it. */
  named: GoodsWords
}

const wanted = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_PHONE',
  'COMPANY_EMAIL',
  'LEGAL_COMPANY_NAME',
  'LEGAL_FORM',
  'SHARE_CAPITAL',
  'HEAD_OFFICE',
  'SIRET_NUMBER',
  'RCS_NUMBER',
  'RM_NUMBER',
  'INTRACO_VAT',
  'TRADE',
  'ART_DIRECTION',
  'PRIMARY_COLOR',
  'ACCENT_COLOR',
  'HIDE_ALCOHOL_MESSAGE',
]

/** Reads a site's look from its parameters; what is not set or not usable gives way to the house's own. */
export async function readMailLook(read: SiteReader, site: { name: string; origin: string; lang: string }): Promise<MailLook> {
  const rows = await read
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('lang', '=', site.lang)
    .where('type', 'in', wanted)
    .execute()
  const settings = await read.selectFrom('site_settings').select('is_winemaker').executeTakeFirst()
  const look = lookOf(new Map(rows.map(({ type, value }) => [type, value])), site)
  const isAlcohol = settings?.is_winemaker !== 0
  return { ...look, isAlcohol, sellsAlcohol: look.sellsAlcohol && isAlcohol }
}

/** Makes a look of parameters that anyone may have filled in. */
export function lookOf(given: Map<string, string>, site: { name: string; origin: string }): MailLook {
  const value = (type: string) => oneLine(given.get(type) ?? '')
  const { primary, accent } = coloursOf({
    ART_DIRECTION: value('ART_DIRECTION'),
    PRIMARY_COLOR: colour(value('PRIMARY_COLOR'), defaultColours.primary),
    ACCENT_COLOR: colour(value('ACCENT_COLOR'), defaultColours.accent),
    PAPER_COLOR: light,
    INK_COLOR: dark,
  })
  return {
    name: value('COMPANY_NAME') || oneLine(site.name),
    origin: site.origin,
    host: new URL(site.origin).host,
    primary,
    accent,
    onAccent: lettersOn(accent),
    voice: Object.values(mailGrounds).reduce(readOn, accent),
    address: value('COMPANY_ADDRESS'),
    phone: value('COMPANY_PHONE'),
    email: isPlainAddress(value('COMPANY_EMAIL')) ? value('COMPANY_EMAIL') : undefined,
    identity: sayIdentity({
      company: value('LEGAL_COMPANY_NAME'),
      form: value('LEGAL_FORM'),
      // A sum is not torn apart at the end of a line.
      capital: value('SHARE_CAPITAL').replaceAll(/(?<=\d) (?=\d|€)/g, '\u00a0'),
      // The address of the house stands above, and is not said twice.
      office: value('HEAD_OFFICE') === value('COMPANY_ADDRESS') ? '' : value('HEAD_OFFICE'),
      siret: value('SIRET_NUMBER'),
      rcs: value('RCS_NUMBER'),
      rm: value('RM_NUMBER'),
      vat: value('INTRACO_VAT'),
    }).map(bindFrenchSpaces),
    sellsAlcohol: value('HIDE_ALCOHOL_MESSAGE') !== 'true',
    isAlcohol: true,
    named: goodsWordsOf({ TRADE: value('TRADE') }),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function colour(value: string, otherwise: string): string {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise
}

/** A colour moved until words in it are read on a ground: that of a dark site may be too pale for the light of a letter. */
function readOn(colour: string, ground: string): string {
  const [voice, on] = [colour, ground].map(parseColour)
  return voice && on ? toHex(raise(voice, on)) : colour
}

const [light, dark] = ['#ffffff', '#2a1416'] as const

/** The letters that are the easier ones to read on a colour. */
function lettersOn(hex: string): string {
  const [ground, white, ink] = [hex, light, dark].map(parseColour)
  if (!ground || !white || !ink) return light
  return contrast(ground, white) >= contrast(ground, ink) ? light : dark
}
