/** Makes a call of a shop's API as its SUPER_ADMIN and answers its data. */
type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>

const person = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe.perrenot@exemple.test' }
const quote = (text: string) => ({ blocks: [{ type: 'quote', text, author: 'Jeanne' }] })

/**
 * Gives a demo shop a record on each desk that two months of trade leave empty, a page, an article and a story with a version
 * and a draft, and previews of them; answers where those are, since no screen leads there.
 */
export async function fillDesks(call: Call): Promise<string[]> {
  await fillShop(call)
  await fillTeam(call)
  await fillPeople(call)
  return [
    await fillDraft(call, 'page/le-domaine', 'page/le-domaine/layout/page', '/admin/apercu'),
    await fillDraft(call, 'news/portes-ouvertes-de-decembre', 'news/portes-ouvertes-de-decembre', '/admin/actualites/apercu'),
    await fillDraft(call, 'product/clocher', 'product/clocher', '/admin/produits/apercu'),
  ]
}

async function fillShop(call: Call): Promise<void> {
  await call('POST', '/admin/collection-closing', { firstDay: '2099-12-24', lastDay: '2100-01-04', note: 'Fêtes' })
  await call('POST', '/admin/kept-section', { title: 'Mot de Jeanne', ...quote('Le vin se fait à la vigne.') })
  await call('POST', '/admin/custom-field', { subject: 'PRODUCT', label: 'Profondeur du sol', kind: 'LINE' })
  await call('POST', '/admin/font', { type: 'CONTENT', family: 'sans-serif' })
}

async function fillTeam(call: Call): Promise<void> {
  await call('POST', '/admin/invitation', { email: 'jeanne@exemple.test', role: 'ADMIN' })
  await call('POST', '/admin/api-key', { name: 'Comptabilité', areas: ['ORDERS'] })
  await call('POST', '/admin/webhook', { url: 'https://exemple.test/commandes', events: ['message.received'] })
}

async function fillPeople(call: Call): Promise<void> {
  await call('POST', '/message', { ...person, subject: 'Une visite', message: 'Peut-on venir à six samedi ?' })
  await call('POST', '/rights-request', { ...person, kind: 'ACCESS' })
  await call('POST', '/admin/data-breach', { what: 'Un portable volé', foundAt: new Date().toISOString() })
  const article = 'news/portes-ouvertes-de-decembre'
  await call('PUT', `/admin/${article}`, { comments: 'OPEN' })
  await call('POST', `/${article}/comment`, { author: 'Agathe P.', email: person.email, text: 'Nous viendrons !' })
}

async function fillDraft(call: Call, record: string, body: string, screen: string): Promise<string> {
  await call('PUT', `/admin/${record}/draft`, quote('Ce qui se lisait.'))
  await call('POST', `/admin/${record}/draft/publish`, {})
  await call('PUT', `/admin/${record}/draft`, quote('Ce qui se lira.'))
  const preview = (await call('PUT', `/admin/${body}/preview`, quote('Ce qui se verrait.'))) as { id: string }
  return `${screen}/${preview.id}`
}
