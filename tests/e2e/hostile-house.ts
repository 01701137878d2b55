import { hostileTexts } from '../support/hostile-texts.ts'
import { drawPicture } from '../support/pictures.ts'
import { callAsOwner, type OwnShop } from './own-shop.ts'
import { expect } from './shopper.ts'

const email = 'mechant@exemple.test'
/** A piece of the texts that fits into a line, another for each call. */
const lineOf = (place: number) => (hostileTexts[place % hostileTexts.length] ?? '').replaceAll(/[\r\n]/g, ' ').slice(0, 100)
/** All of them at once, in as many messages as a text may be long. */
export const longTexts = [hostileTexts.slice(0, 45), hostileTexts.slice(45)].map((texts) => texts.join('\n').slice(0, 5000))
const long = longTexts[0] ?? ''
const quoteBlocks = (place: number) => [{ type: 'quote', text: long, author: lineOf(place) }]

/** Whatever a visitor can write to the house, and an owner into a list. */
export async function plantTexts(shop: OwnShop): Promise<void> {
  const call = (path: string, body: object) => callAsOwner(shop, 'POST', path, body)
  for (const [place, message] of longTexts.entries())
    await call('/message', { firstname: lineOf(place), lastname: lineOf(place + 2), email, subject: lineOf(place + 4), message })
  const who = { firstname: lineOf(5), lastname: lineOf(6), email }
  await call('/rights-request', { kind: 'ACCESS', ...who, message: longTexts[0] })
  await call('/admin/tag', { label: lineOf(7) })
  await call('/admin/product', { name: lineOf(8), price: 1000, description: longTexts[0], reference: lineOf(9) })
  await call('/admin/news', { title: lineOf(10), summary: long.slice(0, 2000) })
  await call('/admin/newsletter-list', { name: lineOf(11), description: lineOf(12) })
  const quote = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: lineOf(18) }] }] }
  await call('/admin/letter', { subject: lineOf(17), title: lineOf(18), body: quote })
  await call('/admin/carrier', { name: lineOf(13) })
  await call('/admin/discount-code', { code: 'NOEL', type: 'PERCENTAGE', amount: 10 })
  await callAsOwner(shop, 'PUT', '/admin/page/le-domaine', { title: lineOf(14), blocks: quoteBlocks(15) })
}

/** A form that is filled in with nothing but such texts, its file named by one of them. */
export async function plantAnswer(shop: OwnShop): Promise<void> {
  const fields = [
    { id: 'mot', label: 'Mot', type: 'LONG_TEXT', max: 5000 },
    { id: 'piece', label: 'Pièce', type: 'FILE' },
  ]
  await callAsOwner(shop, 'POST', '/admin/form', { id: 'mechant', title: lineOf(16), fields, isValid: true })
  for (const [place, mot] of longTexts.entries()) {
    const form = new FormData()
    form.append('answers', JSON.stringify({ mot }))
    form.append('fileFields', JSON.stringify(['piece']))
    form.append('images', new Blob([new Uint8Array(await drawPicture('png'))], { type: 'image/png' }), `${lineOf(place)}.png`)
    const init = { method: 'POST', headers: { idSite: '1' }, body: form }
    const answer = await fetch(`${shop.url}/api/forms/mechant/submit`, init)
    expect(answer.status, await answer.text()).toBe(200)
  }
}

/** An order whose buyer, message, note, parcel and claim are such texts; answers its screen. */
export async function plantOrder(shop: OwnShop): Promise<string> {
  const name = { firstname: lineOf(19), lastname: lineOf(20), company: lineOf(23) }
  const billing = { ...name, address: lineOf(21), city: lineOf(22), postalCode: '39000', country: 'FR' }
  const { data } = (await callAsOwner(shop, 'POST', '/order', {
    products: [{ id: 'assemblage', idDeclination: 'assemblage-2023-75', quantity: 6 }],
    user: { phone: '0612345678', email, isAdult: true },
    address: { billing, delivery: billing },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    payment: 'TRANSFER',
    message: long.slice(0, 2000),
  })) as { data: { id: string; token: string } }
  const order = `/admin/order/${data.id}`
  await callAsOwner(shop, 'PUT', `${order}/note`, { note: long })
  await callAsOwner(shop, 'POST', `${order}/payment`, { detail: lineOf(24) })
  await callAsOwner(shop, 'PUT', order, { fulfilment: 'preparing' })
  await callAsOwner(shop, 'PUT', order, { fulfilment: 'shipped', tracking: { number: lineOf(25) }, note: lineOf(26) })
  const claim = { token: data.token, key: crypto.randomUUID(), kind: 'BREAKAGE', message: long.slice(0, 3000) }
  await callAsOwner(shop, 'POST', '/order/claim', claim)
  return `/admin/commandes/${data.id}`
}

/** A draft, a version and a preview of a page that say such texts, and the journal of them; answers their screens, those with our scripts apart. */
export async function plantBodies(shop: OwnShop): Promise<{ bare: string[]; scripted: string[] }> {
  const page = '/admin/page/le-domaine'
  await callAsOwner(shop, 'PUT', `${page}/draft`, { blocks: quoteBlocks(27) })
  await callAsOwner(shop, 'POST', `${page}/draft/publish`, {})
  await callAsOwner(shop, 'PUT', `${page}/draft`, { blocks: quoteBlocks(28) })
  const shown = await callAsOwner(shop, 'PUT', `${page}/layout/page/preview`, { blocks: quoteBlocks(29) })
  const { data: preview } = shown as { data: { id: string } }
  const told = await callAsOwner(shop, 'GET', '/admin/audit-log?nbItem=100')
  const { entries } = (told as { data: { entries: { id: string; resource: string }[] } }).data
  const ofEach = [...new Map(entries.map(({ id, resource }) => [resource, id])).values()]
  const screens = ['comparer', 'versions', 'blocs'].map((screen) => `/admin/pages/le-domaine/${screen}`)
  return {
    bare: [...screens, ...ofEach.map((id) => `/admin/journal/${id}`)],
    scripted: ['/admin/pages/le-domaine/composer', `/admin/apercu/${preview.id}`],
  }
}

/** An address that is called when something happens: its own screen, and the calls that orders make, tell of it. */
export async function plantWebhook(shop: OwnShop): Promise<void> {
  const url = `https://exemple.test/${encodeURIComponent(lineOf(30))}?${lineOf(31)}`
  await callAsOwner(shop, 'POST', '/admin/webhook', { url, events: ['order.placed'] })
}
