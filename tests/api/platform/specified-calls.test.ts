import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { addMonths } from '#app/models/content/bookings/calendar.ts'
import type { Role } from '#app/models/identity/role.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { storedOf, upload } from '../support/media/media-calls.ts'
import { openDemoStage } from '../support/own-stage.ts'
import { ask, asRole } from '../support/stage.ts'

/** What a call of the demo site answers: its data, or the fields of which something is wrong. */
type Answer = { data: unknown } | { faults: string[] } | { type: string }
type Given = { as?: Role; body?: object }
/** A call as the specification writes it, an address of it, and what is answered there. */
type Called = [call: string, address: string, answer: Answer, given?: Given]

const data = (value: unknown): Answer => ({ data: value })
/** One of a list says this. */
const one = (value: object) => data(expect.arrayContaining([expect.objectContaining(value)]))
const some = (value: object) => data(expect.objectContaining(value))
const list = (of: string, value: object) => some({ [of]: expect.arrayContaining([expect.objectContaining(value)]) })
const faults = (...fields: string[]): Answer => ({ faults: fields })

const member: Given = { as: 'MEMBER' }
const admin: Given = { as: 'ADMIN' }
const wine = { idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }
const ordered = [{ id: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }]
const who = { firstname: 'Agathe', lastname: 'Perrenot' }
const place = { postalCode: '39600', city: 'Montorge', country: 'FR' }
const email = 'agathe@exemple.test'
const fresh = 'un tracteur bleu sous la pluie'
const order = {
  payment: 'TRANSFER',
  products: ordered,
  user: { phone: '06 39 98 12 34', email, isAdult: true },
  address: { billing: { ...who, address: '12, impasse des Tilleuls', ...place } },
  delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
}
const [year, month] = addMonths(parisDay(new Date()).slice(0, 7), 1).split('-')

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Every call that the specification names, as it is written there; what stands in braces with a question mark may be missing. */
const specified: Record<string, Called[]> = {
  '[A-03]': [
    ['GET /parameter', '/parameter', one({ type: 'COMPANY_NAME', kind: 'STRING', value: 'Domaine des Trois Coteaux' })],
    ['GET /site/info', '/site/info', some({ id: '1', isECommerce: true, defaultLang: expect.objectContaining({ code: 'fr' }) })],
    ['GET /logged', '/logged', some({ isLogged: true, user: expect.objectContaining({ role: 'MEMBER' }) }), member],
    ['GET /company/address', '/company/address', one({ name: 'Le caveau', city: 'Montorge' })],
    ['GET /variation', '/variation', data([])],
  ],
  '[A-04]': [
    ['GET /external-app/{app}/config/public', '/external-app/analytics/config/public', data({})],
    ['GET /custom-stripe/public-key', '/custom-stripe/public-key', data(null)],
  ],
  '[A-05]': [['GET /site/visit/{id}', '/site/visit/{visit}', data({})]],
  '[A-06]': [
    ['GET /component/conf/{slug}', '/component/conf/conseil', data({ title: 'Demandez-nous' })],
    ['GET /page/{url*}', '/page/le-domaine', some({ id: 'le-domaine', title: 'Le domaine' })],
    ['GET /popup/{id}', '/popup/{popup}', some({ title: 'Portes ouvertes' })],
  ],
  '[A-07]': [
    ['POST /image/load-svg', '/image/load-svg', some({ svg: expect.stringContaining('<svg') }), { body: { url: '{drawing}' } }],
  ],
  '[A-08]': [['GET /google/reviews', '/google/reviews?from=', data([])]],
  '[A-09]': [
    ['POST /register', '/register', some({}), { body: { ...who, email, password: fresh, terms: true } }],
    ['POST /login', '/login', faults('password'), { body: { email, password: 'pas le bon merle' } }],
    ['PUT /password/reset/ask', '/password/reset/ask', some({}), { body: { email } }],
    ['PUT /password/reset', '/password/reset', faults('token'), { body: { token: 'x'.repeat(43), password: fresh } }],
  ],
  '[A-10]': [
    ['GET /user', '/user', some({ email: 'member-1@exemple.test', role: 'MEMBER' }), member],
    ['PUT /user', '/user', some({ firstname: 'Agathe' }), { as: 'MEMBER', body: who }],
    [
      'PUT /user/password',
      '/user/password',
      faults('password'),
      { as: 'MEMBER', body: { password: 'faux', newPassword: fresh } },
    ],
    ['DELETE /user', '/user', faults('password'), { as: 'MEMBER', body: { password: 'pas le bon merle' } }],
  ],
  '[A-11]': [
    ['GET /user/newsletter/lists', '/user/newsletter/lists', one({ id: 'saisons', name: 'La lettre des saisons' }), member],
    ['GET /user/newsletter/subscription', '/user/newsletter/subscription', data({ isSubscribed: false, lists: [] }), member],
    [
      'PUT /user/newsletter/subscription',
      '/user/newsletter/subscription',
      data({ isSubscribed: true, lists: ['saisons'] }),
      { as: 'MEMBER', body: { lists: ['saisons'] } },
    ],
    ['POST /newsletter/subscribe', '/newsletter/subscribe', some({}), { body: { email } }],
  ],
  '[A-12]': [
    ['GET /news', '/news?promoted=true', list('news', { slug: 'portes-ouvertes-de-decembre' })],
    ['GET /news', '/news?nbItem=10&page=2', some({ total: 11, news: expect.objectContaining({ length: 1 }) })],
  ],
  '[A-13]': [
    ['GET /album', '/album?page=1&nbItem=100', list('albums', { slug: 'percee' })],
    ['GET /album/{id}', '/album/percee', some({ title: 'La dernière percée' })],
  ],
  '[A-14]': [
    ['GET /element/{route}', '/element/soirees?page=1&nbItem=24', list('elements', { slug: 'trois-ages-du-comte' })],
    ['GET /element/{route}/{id}', '/element/soirees/trois-ages-du-comte', some({ slug: 'trois-ages-du-comte' })],
    [
      'POST /element/{route}/{id}/register',
      '/element/soirees/trois-ages-du-comte/register',
      some({ confirmBy: expect.any(String) }),
      { body: { ...who, email, places: 2 } },
    ],
  ],
  '[A-15]': [
    ['GET /blog/folder/list/{id?}', '/blog/folder/list', some({ total: 14, blogs: expect.objectContaining({ length: 12 }) })],
    ['GET /blog/folder/list/{id?}', '/blog/folder/list/la-cave?nbItem=12', list('blogs', { slug: 'ouvrir-un-clavelin' })],
    ['GET /blog/folder/{id?}', '/blog/folder', one({ slug: 'la-vigne' })],
    ['GET /blog/folder/{id?}', '/blog/folder/la-cave', one({ slug: 'la-cave' })],
    ['GET /blog/folder/ariane/{id}', '/blog/folder/ariane/le-vin-jaune', one({ title: 'La cave' })],
    ['GET /blog/ariane/{id}', '/blog/ariane/ouvrir-un-clavelin', one({ title: 'Le vin jaune' })],
    ['GET /blog/{id}', '/blog/ouvrir-un-clavelin', some({ title: 'Ouvrir un clavelin, mode d’emploi' })],
  ],
  '[A-16]': [
    [
      'GET /calendar/{id}/date/allowed/{month}/{year}',
      `/calendar/visites/date/allowed/${month}/${year}`,
      data(expect.arrayContaining([expect.stringMatching(`^${year}-${month}-\\d\\d$`)])),
    ],
  ],
  '[A-17]': [
    ['GET /forms/{id}', '/forms/visite', some({ title: 'Organiser une dégustation de groupe' })],
    ['POST /forms/{id}/submit', '/forms/visite/submit', faults('nom', 'courriel'), { body: formData({ answers: '{"nom":""}' }) }],
  ],
  '[A-18]': [['POST /message', '/message', data({}), { body: { ...who, email, subject: 'VISIT', message: 'Bonjour' } }]],
  '[A-19]': [
    ['GET /service', '/service?page=1&nbItem=100&tag=repas,visite', list('services', { slug: 'table-au-caveau' })],
    ['GET /service/{id}', '/service/visite-privee', some({ title: 'La visite pour vous seuls' })],
  ],
  '[A-20]': [
    ['GET /award', '/award?product=abbesse', one({ title: '17/20' })],
    ['GET /v2/product/recommended/{id}', '/v2/product/recommended/abbesse', list('products', { name: 'La Combe au Geai' })],
    ['GET /parameter/product/meal-icon', '/parameter/product/meal-icon', one({ label: 'Poisson' })],
  ],
  '[A-21]': [
    ['GET /product/generate/file/{id}/{idDeclination?}', '/product/generate/file/abbesse', { type: 'application/pdf' }],
    [
      'GET /product/generate/file/{id}/{idDeclination?}',
      '/product/generate/file/abbesse/abbesse-2021-75',
      { type: 'application/pdf' },
    ],
  ],
  '[A-22]': [
    [
      'PUT /product/quantities',
      '/product/quantities',
      one({ idDeclination: 'abbesse-2021-75', quantity: 12 }),
      { body: { products: [{ id: 'abbesse' }] } },
    ],
  ],
  '[A-23]': [
    ['GET /cities/{search}/{idCountry}', '/cities/dole/FR', one({ postalCode: '39100' })],
    ['GET /countries', '/countries', one({ alphaTwo: 'FR', alphaThree: 'FRA', numCode: '250', name: 'France' })],
  ],
  '[A-24]': [
    [
      'POST /relay/access-points',
      '/relay/access-points',
      one({ id: 'epicerie', zipCode: '39600' }),
      { body: { address: '12, rue du Four', ...place } },
    ],
  ],
  '[A-25]': [
    [
      'POST /calculate/shipping-fees',
      '/calculate/shipping-fees',
      one({ id: 'domicile', deliveryType: 'DELIVERY', price: 1490 }),
      { body: { products: [wine], postalCode: '39600', country: 'FR' } },
    ],
  ],
  '[A-26]': [
    ['POST /order/validate', '/order/validate', data({}), { body: { products: ordered } }],
    [
      'POST /order/discount',
      '/order/discount',
      some({ discount: expect.objectContaining({ code: 'BIENVENUE', type: 'PERCENTAGE', amount: 10 }) }),
      { body: { code: 'BIENVENUE', products: ordered } },
    ],
    ['POST /order', '/order', some({ token: expect.any(String), reference: expect.any(String) }), { body: order }],
  ],
  '[A-27]': [
    ['GET /admin/address/type', '/admin/address/type', one({ type: 'HEAD_OFFICE', value: 'Siège' }), admin],
    [
      'POST /admin/page/{idPage}/layout/{idLayout}/hash/check',
      '/admin/page/le-domaine/layout/default/hash/check',
      some({ isSame: false }),
      { as: 'ADMIN', body: { html: '[]' } },
    ],
    [
      'PUT /admin/page/{idPage}/layout/{idLayout}/preview',
      '/admin/page/le-domaine/layout/default/preview',
      some({ url: expect.stringContaining('/admin/apercu/') }),
      { as: 'ADMIN', body: formData({ blocks: '[]' }) },
    ],
  ],
}

const stage = openDemoStage()
/** What only becomes known as it is made. */
const made: Record<string, string> = {}
const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => made[name] ?? name)

async function send(method: string, address: string, { as, body }: Given = {}) {
  const isForm = body instanceof FormData
  const headers = { ...asRole(stage(), as ?? 'VISITOR'), ...(body && !isForm && { 'content-type': 'application/json' }) }
  const sent = isForm ? body : body && fill(JSON.stringify(body))
  return ask(stage(), fill(address), { method, headers, ...(sent && { body: sent }) })
}

beforeAll(async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" fill="#fff"/></svg>'
  const [image] = storedOf(await upload(stage(), [{ name: 'trait.svg', bytes: Buffer.from(drawing) }]))
  made.drawing = image?.url ?? ''
  const popup = { title: 'Portes ouvertes', isValid: true, blocks: [{ type: 'title', text: 'Venez', lead: '' }] }
  made.popup = String((await send('POST', '/admin/popup', { as: 'ADMIN', body: popup })).json.data?.id)
  const conf = { slug: 'conseil', conf: { title: 'Demandez-nous' } }
  await send('POST', '/admin/component/conf', { as: 'ADMIN', body: conf })
  await send('POST', '/site/visit', { body: { from: 'salon' } })
  const visit = await bindToSite(stage().db, '1').read.selectFrom('visits').select('id').executeTakeFirstOrThrow()
  made.visit = visit.id
})

afterAll(() => stage().dependencies.media.pictures.close())

const mounted = new Set(rows.map(([, { method, path }]) => `${method} ${path}`))

test.each(Object.entries(specified))(
  '%s each call has the verb and the path of the specification, and answers',
  async (_, calls) => {
    for (const [call, address, answer, given] of calls) {
      expect(mounted).toContain(call)
      const { status, headers, json, text } = await send(call.split(' ')[0] ?? '', address, given)
      if ('type' in answer) {
        expect([call, status, headers.get('content-type')]).toEqual([call, 200, answer.type])
      } else if ('faults' in answer) {
        expect([call, status, json.success], text).toEqual([call, 422, false])
        expect(Object.keys(json.data?.errors ?? {}), call).toEqual(expect.arrayContaining(answer.faults))
      } else {
        expect(json, `${call}: ${text}`).toEqual({ success: true, data: answer.data, message: '' })
        expect(status).toBe(200)
      }
    }
  },
)

test('[A-03][A-10][A-11][A-27] the calls are all named', () => {
  const all = Object.values(specified).flatMap((calls) => calls.map(([call]) => call))
  expect(new Set(all).size).toBe(57)
})
