import type { CallName } from '#api/contract/index.ts'

/** What an id in a call's path leads to: a table, and whether its rows belong to one member or to the site. */
type Named = { table: Table; whose: 'member' | 'site' }
type Table = 'addresses' | 'tokens' | 'passkeys' | 'users' | 'rights_requests' | 'outbox' | 'pages' | 'parameters' | SiteTable
type SiteTable = 'images' | 'languages' | 'logos' | 'fonts' | ContactTable
type ContactTable = 'company_addresses' | 'component_confs' | 'messages' | 'visits' | LetterTable
type LetterTable = 'newsletter_lists' | 'newsletter_subscribers' | FormTable
type FormTable = 'forms' | 'form_answers' | 'form_files' | 'popups' | 'calendars' | 'bookings'

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
  getAdminNewsletterList: site('newsletter_lists'),
  changeNewsletterList: site('newsletter_lists'),
  removeNewsletterList: site('newsletter_lists'),
  getNewsletterSubscriber: site('newsletter_subscribers'),
  changeNewsletterSubscriber: site('newsletter_subscribers'),
  removeNewsletterSubscriber: site('newsletter_subscribers'),
  listAllowedDates: site('calendars'),
  getAdminCalendar: site('calendars'),
  changeCalendar: site('calendars'),
  removeCalendar: site('calendars'),
  removeBooking: site('bookings'),
  getPopup: site('popups'),
  getAdminPopup: site('popups'),
  changePopup: site('popups'),
  removePopup: site('popups'),
  getForm: site('forms'),
  submitForm: site('forms'),
  getAdminForm: site('forms'),
  changeForm: site('forms'),
  removeForm: site('forms'),
  exportFormAnswers: site('forms'),
  getFormAnswer: site('form_answers'),
  changeFormAnswer: site('form_answers'),
  removeFormAnswer: site('form_answers'),
  getFormFile: site('form_files'),
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
  changeNewsletterSubscription: ['lists'],
  subscribeToNewsletter: ['lists'],
  changeNewsletterChoice: ['lists'],
  createForm: ['id', 'fields'],
  changeForm: ['fields'],
  createCalendar: ['id', 'form'],
  changeCalendar: ['form'],
  createBooking: ['calendar'],
  createPopup: ['blocks'],
  changePopup: ['blocks'],
  submitForm: ['fileFields'],
}

/** Calls whose path holds a word of a closed list and no id: they name no row that could be another's. */
export const namedByWord: CallName[] = [
  'getPublicAppConfig',
  'changeExternalApp',
  'removeExternalApp',
  'getLegalText',
  'getLegalVersion',
]
