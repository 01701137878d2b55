import { expect, test } from 'vitest'
import type { Page } from '../../support/page/page.ts'
import { openOwnedShop } from '../support/owner.ts'

const withCart = { cookie: 'cart=1' }

test('a visitor with a cart reads what the owner has just changed: the page, the menu around it, the colours', async () => {
  const shop = await openOwnedShop()
  try {
    const before = await shop.html('/le-domaine', withCart)
    expect(await shop.html('/le-domaine', withCart)).toBe(before)
    await shop.changePage('le-domaine', { title: 'Notre maison', menuTitle: 'La maison neuve' })
    const after = await shop.page('/le-domaine', withCart)
    expect(after.title).toMatch(/^Notre maison/)
    expect(after.links('La maison neuve').length).toBeGreaterThan(0)
    await shop.set('PRIMARY_COLOR', '#335577')
    const theme = (page: Page) => page.linked('stylesheet').find((href) => href.startsWith('/theme/'))
    expect(theme(await shop.page('/le-domaine', withCart))).not.toBe(theme(after))
  } finally {
    await shop.close()
  }
})

test('a visitor with a cart reads the price of today, on the shelf and on the page of the wine', async () => {
  const shop = await openOwnedShop()
  try {
    await shop.call('PUT', '/admin/site', { isECommerce: true })
    const places = ['/boutique', '/boutique/clos-de-l-abbesse']
    for (const place of places) expect(await shop.html(place, withCart)).toBe(await shop.html(place, withCart))
    await shop.call('PUT', '/admin/declination/abbesse-2021-75', { price: 123, discount: null })
    for (const place of places) expect(await shop.html(place, withCart)).toContain('1,23')
  } finally {
    await shop.close()
  }
})

test('a page for members is never handed out of the memory of what all may read', async () => {
  const shop = await openOwnedShop()
  try {
    await shop.html('/le-domaine', withCart)
    await shop.call('PUT', '/admin/page/le-domaine', { forMembers: true })
    const answer = await shop.get('/le-domaine', withCart)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?retour=%2Fle-domaine'])
    const read = await shop.html('/le-domaine', { cookie: `token=${encodeURIComponent(btoa(JSON.stringify(shop.token)))}` })
    expect(read).toContain('Marthe Vuillemin')
    expect((await shop.get('/le-domaine')).status).toBe(302)
  } finally {
    await shop.close()
  }
})
