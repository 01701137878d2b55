import { escapeXml } from '../../platform/web/sitemap.ts'
import type { Measure } from '../capacity.ts'

/** What can be bought, as catalogues of others list it; amounts in cents, VAT included. */
export type FeedGood = {
  id: string
  /** What its other vintages and sizes have in common with it; nothing where it has none. */
  group: string | undefined
  title: string
  description: string
  url: string
  picture: string | undefined
  isAvailable: boolean
  price: number
  /** What is asked for now, where the price above may be struck through. */
  salePrice: number | undefined
  gtin: string
  kind: string
  size: string
  /** All that is bought at once, where it is poured or weighed. */
  measure: Measure | undefined
  /** How many are bought at once. */
  count: number
  /** What sending them within France costs. */
  shipping: number | undefined
}

export type ProductFeed = { title: string; description: string; url: string; brand: string; goods: readonly FeedGood[] }

/** A catalogue in the form that Google Merchant Center gave to RSS 2.0, and that Meta reads as well. */
export function writeProductFeed({ title, description, url, brand, goods }: ProductFeed): string {
  const said = [
    tag('title', title),
    tag('link', url),
    tag('description', description),
    ...goods.map((good) => writeGood(good, brand)),
  ]
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">'
  return `${head}<channel>\n${said.join('\n')}\n</channel></rss>\n`
}

function writeGood(good: FeedGood, brand: string): string {
  const { shipping, measure } = good
  const told: Record<string, string | undefined> = {
    id: good.id,
    item_group_id: good.group,
    title: good.title.slice(0, 150),
    description: (good.description || good.title).slice(0, 5000),
    link: good.url,
    image_link: good.picture,
    availability: good.isAvailable ? 'in_stock' : 'out_of_stock',
    condition: 'new',
    price: sayEuros(good.price),
    sale_price: good.salePrice === undefined ? undefined : sayEuros(good.salePrice),
    brand: brand.slice(0, 70),
    ...(good.gtin ? { gtin: good.gtin } : { identifier_exists: 'no' }),
    product_type: good.kind,
    size: good.size,
    multipack: good.count > 1 ? String(good.count) : undefined,
    unit_pricing_measure: measure && `${measure.amount}${measure.unit === 'L' ? 'ml' : 'g'}`,
    unit_pricing_base_measure: measure && (measure.unit === 'L' ? '1l' : '1kg'),
  }
  const fields = Object.entries(told).flatMap(([name, text]) => (text ? [tag(`g:${name}`, text)] : []))
  if (shipping !== undefined) {
    fields.push(`<g:shipping>${tag('g:country', 'FR')}${tag('g:price', sayEuros(shipping))}</g:shipping>`)
  }
  return `<item>${fields.join('')}</item>`
}

function sayEuros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
