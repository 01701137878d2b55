import type { Row } from './legal-rows.ts'

const list = '/boutique'
const product = '/boutique/clos-de-l-abbesse'
const first = (name: string) => new RegExp(`class="shelf(?:(?!<h2>)[\\s\\S])*<h2><a[^>]*>${name}<`)

/** What each parameter of the shop does to its pages; they need a site that sells. */
export const shopRows: Row[] = [
  ['PRODUCT_DISPLAY', list, ['GRID', 'class="shelf shelf-grid'], ['LIST', 'class="shelf shelf-list']],
  ['PRODUCT_ORDER', list, ['PRICE', first('Premier matin')], ['NAME_DESC', first('Vin jaune')]],
  ['PRODUCT_ASPECT_RATIO', list, ['1/1', 'ratio-1-1'], ['4/3', 'ratio-4-3']],
  ['PRODUCT_PAGE_STYLE', product, ['CLASSIC', 'good-page-classic'], ['WIDE', 'good-page-wide']],
  ['FEATURES_PRODUCT_STYLE', product, ['TABLE', 'label-facts-table'], ['LIST', 'label-facts-list']],
  ['HIDE_PRICES', product, ['true', 'Prix sur demande'], ['false', '24,00\u00a0€']],
  ['HANDLE_STOCK', '/boutique/le-bal-des-geais', ['true', '>Épuisé<'], ['false', 'En stock au domaine']],
  [
    'USE_PRODUCT_STOCK',
    `${product}?declinaison=abbesse-2019-75`,
    ['true', /<li>En stock au domaine/],
    ['false', /<li class="is-out">Épuisé/],
  ],
  ['STOCK_DISPLAY_LIMIT', '/boutique/le-geai-blanc', ['12', '<li>Plus que 7<'], ['5', 'En stock au domaine']],
]
