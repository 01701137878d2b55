import type { CallName } from '#api/contract/index.ts'

/** What an id in a call's path leads to: a table, and whether its rows belong to one member or to the site. */
type Named = { table: Table; whose: 'member' | 'site' }
type Table = 'addresses' | 'tokens' | 'passkeys' | 'users' | 'rights_requests' | 'outbox' | 'pages' | 'parameters' | SiteTable
type SiteTable = 'images' | 'languages' | 'logos' | 'fonts' | ContactTable | CatalogTable
type CatalogTable = 'products' | 'declinations' | 'variations' | 'tags' | 'meal_icons'
type ContactTable = 'company_addresses' | 'component_confs' | 'messages' | 'visits'

const member = (table: Table): Named => ({ table, whose: 'member' })
const site = (table: Table): Named => ({ table, whose: 'site' })

/** Every built call whose path names a row, reviewed one by one: a call that is not here makes the matrix fail. */
export const namedInPath: Partial<Record<CallName, Named>> = {
  endSession: member('tokens'),
  removePasskey: member('passkeys'),
  changeOwnAddress: member('addresses'),
  removeOwnAddress: member('addresses'),
  getPage: site('pages'),
  changeUserRole: site('users'),
  getRightsRequest: site('rights_requests'),
  answerRightsRequest: site('rights_requests'),
  getMail: site('outbox'),
  resendMail: site('outbox'),
  getImage: site('images'),
  changeImage: site('images'),
  removeImage: site('images'),
  getAdminPage: site('pages'),
  changePage: site('pages'),
  removePage: site('pages'),
  getAdminParameter: site('parameters'),
  changeParameter: site('parameters'),
  removeParameter: site('parameters'),
  changeLanguage: site('languages'),
  removeLanguage: site('languages'),
  changeLogo: site('logos'),
  removeLogo: site('logos'),
  changeFont: site('fonts'),
  removeFont: site('fonts'),
  getAdminCompanyAddress: site('company_addresses'),
  changeCompanyAddress: site('company_addresses'),
  removeCompanyAddress: site('company_addresses'),
  getComponentConf: site('component_confs'),
  changeComponentConf: site('component_confs'),
  removeComponentConf: site('component_confs'),
  getMessage: site('messages'),
  changeMessage: site('messages'),
  removeMessage: site('messages'),
  getVisit: site('visits'),
  getProduct: site('products'),
  generateProductFile: site('products'),
  getELabel: site('declinations'),
  listRecommendedProducts: site('products'),
  getAdminProduct: site('products'),
  changeProduct: site('products'),
  removeProduct: site('products'),
  getAdminDeclination: site('declinations'),
  changeDeclination: site('declinations'),
  removeDeclination: site('declinations'),
  getAdminVariation: site('variations'),
  changeVariation: site('variations'),
  removeVariation: site('variations'),
  getAdminTag: site('tags'),
  changeTag: site('tags'),
  removeTag: site('tags'),
  getAdminMealIcon: site('meal_icons'),
  changeMealIcon: site('meal_icons'),
  removeMealIcon: site('meal_icons'),
}

/** Every built call whose body names rows, by the fields that do; `blocks` stands for all that lies within. */
export const namedInBody: Partial<Record<CallName, string[]>> = {
  createPage: ['idParent', 'translationOf', 'blocks'],
  changePage: ['idParent', 'translationOf', 'blocks'],
  changeSite: ['technicalFileModel', 'dashboardType'],
  changeSiteServers: ['servers'],
  createLanguage: ['country'],
  changeLanguage: ['country'],
  createLogo: ['idImage'],
  changeLogo: ['idImage'],
  createProduct: ['meals', 'images', 'variations', 'tags', 'products', 'recommended'],
  changeProduct: ['meals', 'images', 'variations', 'tags', 'products', 'recommended'],
  createDeclination: ['idProduct', 'idImage', 'variations'],
  changeDeclination: ['idImage', 'variations'],
  createMealIcon: ['idImage'],
  changeMealIcon: ['idImage'],
  createStockMovement: ['idProduct', 'idDeclination'],
  readQuantities: ['products'],
}

/** Calls whose path holds a word of a closed list and no id: they name no row that could be another's. */
export const namedByWord: CallName[] = [
  'getPublicAppConfig',
  'changeExternalApp',
  'removeExternalApp',
  'getLegalText',
  'getLegalVersion',
]
