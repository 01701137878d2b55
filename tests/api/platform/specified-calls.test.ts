import { expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'

/** Every call that the specification names, as it is written there; what stands in braces with a question mark may be missing. */
const specified = {
  '[A-03]': ['GET /parameter', 'GET /site/info', 'GET /logged', 'GET /company/address', 'GET /variation'],
  '[A-04]': ['GET /external-app/{app}/config/public', 'GET /custom-stripe/public-key'],
  '[A-05]': ['GET /site/visit/{id}'],
  '[A-06]': ['GET /component/conf/{slug}', 'GET /page/{url*}', 'GET /popup/{id}'],
  '[A-07]': ['POST /image/load-svg'],
  '[A-08]': ['GET /google/reviews'],
  '[A-09]': ['POST /register', 'POST /login', 'PUT /password/reset/ask', 'PUT /password/reset'],
  '[A-10]': ['GET /user', 'PUT /user', 'DELETE /user', 'PUT /user/password'],
  '[A-11]': [
    ...['GET /user/newsletter/lists', 'GET /user/newsletter/subscription', 'PUT /user/newsletter/subscription'],
    'POST /newsletter/subscribe',
  ],
  '[A-12]': ['GET /news'],
  '[A-13]': ['GET /album', 'GET /album/{id}'],
  '[A-14]': ['GET /element/{route}', 'GET /element/{route}/{id}', 'POST /element/{route}/{id}/register'],
  '[A-15]': [
    ...['GET /blog/folder/list/{id?}', 'GET /blog/folder/{id?}', 'GET /blog/folder/ariane/{id}', 'GET /blog/ariane/{id}'],
    'GET /blog/{id}',
  ],
  '[A-16]': ['GET /calendar/{id}/date/allowed/{month}/{year}'],
  '[A-17]': ['GET /forms/{id}', 'POST /forms/{id}/submit'],
  '[A-18]': ['POST /message'],
  '[A-19]': ['GET /service', 'GET /service/{id}'],
  '[A-20]': ['GET /award', 'GET /v2/product/recommended/{id}', 'GET /parameter/product/meal-icon'],
  '[A-21]': ['GET /product/generate/file/{id}/{idDeclination?}'],
  '[A-22]': ['PUT /product/quantities'],
  '[A-23]': ['GET /cities/{search}/{idCountry}', 'GET /countries'],
  '[A-24]': ['POST /relay/access-points'],
  '[A-25]': ['POST /calculate/shipping-fees'],
  '[A-26]': ['POST /order/validate', 'POST /order/discount', 'POST /order'],
  '[A-27]': [
    ...['GET /admin/address/type', 'POST /admin/page/{idPage}/layout/{idLayout}/hash/check'],
    'PUT /admin/page/{idPage}/layout/{idLayout}/preview',
  ],
}

const mounted = new Set(rows.map(([, { method, path }]) => `${method} ${path}`))

test.each(Object.entries(specified))('%s each call has the verb and the path of the specification', (_, calls) => {
  expect(calls.filter((call) => !mounted.has(call))).toEqual([])
})

test('[A-03][A-10][A-11][A-27] the calls are named once each', () => {
  const all = Object.values(specified).flat()
  expect(all.length).toBe(new Set(all).size)
  expect(all.length).toBe(57)
})
