import { has, lacks, type Row } from './parameter-row.ts'

const list = '/boutique'
const product = '/boutique/clos-de-l-abbesse'
const first = (name: string) => has('.shelf > :first-child h2', name)

const cart = '/panier'

/** What each parameter of the shop does to its pages; they need a site that sells, and a visitor with two bottles in the cart. */
export const shopRows: Row[] = [
  ['PRODUCT_DISPLAY', list, ['GRID', has('.shelf.shelf-grid')], ['LIST', has('.shelf.shelf-list')]],
  ['PRODUCT_ORDER', list, ['PRICE', first('Premier matin')], ['NAME_DESC', first('Vin jaune')]],
  ['PRODUCT_ASPECT_RATIO', list, ['1/1', 'ratio-1-1'], ['4/3', 'ratio-4-3']],
  ['PRODUCT_PAGE_STYLE', product, ['CLASSIC', 'good-page-classic'], ['WIDE', 'good-page-wide']],
  ['PRODUCT_PAGE_ORDER', product, ['LABEL', has('.good-page + .label')], ['STORY', has('.good-page + .trio')]],
  [
    'SHOP_PAGE_ORDER',
    list,
    ['WAYS', has('.shop-head + .tonight-block')],
    ['SHELF', lacks('.shop-head + .tonight-block', '.tonight-block')],
  ],
  ['FEATURES_PRODUCT_STYLE', product, ['TABLE', 'label-facts-table'], ['LIST', 'label-facts-list']],
  ['HIDE_PRICES', product, ['true', 'Prix sur demande'], ['false', '24,00\u00a0€']],
  [
    'HANDLE_STOCK',
    '/boutique/le-bal-des-geais',
    ['true', has('li.is-out', 'Épuisé')],
    ['false', has('main li', 'En stock au domaine')],
  ],
  [
    'USE_PRODUCT_STOCK',
    `${product}?declinaison=abbesse-2019-75`,
    ['true', has('main li', 'En stock au domaine')],
    ['false', has('li.is-out', 'Épuisé')],
  ],
  [
    'STOCK_DISPLAY_LIMIT',
    '/boutique/le-geai-blanc',
    ['12', has('main li', 'Plus que 7')],
    ['5', has('main li', 'En stock au domaine')],
  ],
  ['PRODUCT_FEED', '/catalogue.xml', ['true', '<g:id>abbesse-2021-75</g:id>'], ['false', 'introuvable']],
  ['SHIPPING_MESSAGE', cart, ['Partie le lundi', 'Partie le lundi'], ['Partie le mardi', 'Partie le mardi']],
  [
    'SEE_CART_ON_HOVER',
    '/',
    ['true', has('.cart-preview')],
    ['false', lacks('.cart-preview', 'a[data-cart="abbesse-2021-75:2"]')],
  ],
  ['FREE_SHIPPING_BOTTLES', cart, ['2', 'La livraison vous est offerte.'], ['5', 'Encore 3 bouteilles et la livraison']],
  ['FREE_SHIPPING_PRICE', cart, ['48', 'La livraison vous est offerte.'], ['50', 'Encore 2,00\u00a0€ et la livraison']],
  ['MIN_BOTTLES_PER_EXPEDITION', cart, ['3', 'au moins 3 bouteilles'], ['6', 'au moins 6 bouteilles']],
  ['MAX_BOTTLES_PER_EXPEDITION', cart, ['1', 'au plus une bouteille'], ['24', /Récapitulatif(?![\s\S]*au plus)/]],
  [
    'ONLY_SELL_IN_FRANCE',
    cart,
    ['true', lacks('option[value="BE"]', 'option[value="MC"]')],
    ['false', has('option', 'Belgique')],
  ],
  ['VAT_REGIME', list, ['FRANCHISE', 'prix nets, sans TVA'], ['NORMAL', 'prix TTC, hors livraison']],
  ['EXCISE_NUMBER', '/legal-notice', ['FR1', /accise\s: FR1/], ['FR2', /accise\s: FR2/]],
  ['EORI_NUMBER', '/legal-notice', ['FR3', /EORI\s: FR3/], ['FR4', /EORI\s: FR4/]],
  ['SELLS_OVERSEAS', '/sale-terms', ['true', 'Outre-mer, là où nous livrons'], ['false', /Conditions(?![\s\S]*Outre-mer)/]],
]

/** The same, where a site sells abroad. */
export const abroadRows: Row[] = [
  [
    'VIGNOBLE_EXPORT_CONTACT_NAME',
    cart,
    ['Anne Export', has('a', 'Écrivez à Anne Export')],
    ['Luc Export', has('a', 'Écrivez à Luc Export')],
  ],
  ['SELLS_WORLDWIDE', cart, ['true', has('option', 'Suisse')], ['false', lacks('option[value="CH"]', 'option[value="BE"]')]],
  ['UNION_VAT', cart, ['CLOSED', lacks('option[value="BE"]', 'option[value="MC"]')], ['BELOW', has('option', 'Belgique')]],
]
