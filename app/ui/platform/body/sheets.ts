import type { LinksFunction } from 'react-router'
import order from '#app/styles/pages/order.css?url'
import own from '#app/styles/pages/own.css?url'
import reading from '#app/styles/pages/reading.css?url'
import shop from '#app/styles/pages/shop.css?url'

const sheets = { reading, shop, own, order }

/** What a route says in its `links`: the sheets that its kind of page needs beside the site's own. */
export function linkSheets(...names: (keyof typeof sheets)[]): LinksFunction {
  return () => names.map((name) => ({ rel: 'stylesheet', href: sheets[name] }))
}
