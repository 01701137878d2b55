import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { readProductOrder } from '#app/models/catalog/products/product-order.ts'
import type { ShopQuery } from '#app/ui/catalog/shop/shop-query.ts'

const mostWords = 12

/** Reads the address of the shop; what makes no sense is as good as not asked. */
export function readShopQuery(query: URLSearchParams, hidesPrices: boolean): Omit<ShopQuery, 'page'> {
  const order = readProductOrder(query.get('tri') ?? '')
  const price = (key: string) => (hidesPrices ? '' : numberOf(query.get(key), /^\d{1,5}$/))
  const [low, high] = inOrder(price('de'), price('a'))
  return {
    order: hidesPrices && order?.endsWith('prix') ? undefined : order,
    kinds: wordsOf(query, 'famille').filter((word) => (productKinds as readonly string[]).includes(word)),
    tags: wordsOf(query, 'categorie'),
    meals: wordsOf(query, 'plat'),
    search: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    vintage: numberOf(query.get('millesime'), /^\d{4}$/),
    minPrice: low,
    maxPrice: high,
  }
}

/** The address of the shop as it was asked for, from its question mark on. */
export function writeShopQuery(asked: ShopQuery): string {
  const query = new URLSearchParams()
  const set = (key: string, value: string) => value && query.set(key, value)
  set('famille', asked.kinds.join(','))
  set('categorie', asked.tags.join(','))
  set('plat', asked.meals.join(','))
  set('q', asked.search)
  set('millesime', asked.vintage)
  set('de', asked.minPrice)
  set('a', asked.maxPrice)
  set('tri', asked.order ?? '')
  set('page', asked.page > 1 ? String(asked.page) : '')
  const written = query.toString().replaceAll('%2C', ',')
  return written && `?${written}`
}

/** A form names a word once for each box that is ticked, a link names them together. */
function wordsOf(query: URLSearchParams, key: string): string[] {
  const words = query.getAll(key).flatMap((value) => value.split(','))
  return [...new Set(words)].filter((word) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word)).slice(0, mostWords)
}

/** From 50 to 10 is from 10 to 50. */
function inOrder(low: string, high: string): [string, string] {
  return low !== '' && high !== '' && Number(low) > Number(high) ? [high, low] : [low, high]
}

function numberOf(value: string | null, pattern: RegExp): string {
  return value !== null && pattern.test(value) ? value : ''
}
