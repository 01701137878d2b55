import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

/** Every stylesheet of the home page and of a page with more of them, one after the other. */
async function styles(): Promise<string> {
  const pages = await Promise.all(['/', '/boutique', '/actualites'].map((path) => shop.page(path)))
  const hrefs = new Set(pages.flatMap((page) => page.linked('stylesheet')))
  expect(hrefs.size).toBe(4)
  return (await Promise.all([...hrefs].map((href) => shop.html(href)))).join('')
}

const english = { code: 'en', label: 'English', deeplCode: 'EN-GB', isValid: true }
const country = { id: '826', alphaTwo: 'GB', alphaThree: 'GBR', numCode: '826', name: 'Royaume-Uni' }

describe('the stylesheet of a site', () => {
  test('[E-13] has an address that changes with it and is kept for a year; an old one stays what it was, and one that was never made is the present sheet, unkept', async () => {
    const href = async () =>
      (await shop.page('/')).linked('stylesheet').find((one) => /^\/theme\/[0-9a-f]{16}\.css$/.test(one)) ?? ''
    const old = await href()
    const kept = await shop.get(old)
    expect(kept.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
    expect(kept.headers.get('content-type')).toMatch(/^text\/css/)
    await shop.set('PRIMARY_COLOR', '#88aacc')
    expect(await href()).not.toBe(old)
    // A page that was sent before still names it.
    const late = await shop.get(old)
    expect(late.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
    expect(await late.text()).toBe(await kept.text())
    const never = await shop.get('/theme/0123456789abcdef.css')
    expect(never.headers.get('cache-control')).toContain('no-store')
    expect(await never.text()).toContain('--color-primary:#88aacc;')
    expect((await shop.get('/theme/nope.css')).status).toBe(404)
    await shop.set('PRIMARY_COLOR', '')
  })

  test('takes a font that the owner chooses, and nothing that an owner writes gets out of a declaration', async () => {
    const { id } = await shop.call('POST', '/admin/font', {
      type: 'TITLE',
      family: 'Sabon',
      file: 'Sabon-Bold.woff2',
      size: 18,
      color: '#004466',
    })
    const sheet = await shop.theme()
    expect(sheet).toContain('@font-face{font-family:"Sabon";src:url("/fonts/Sabon-Bold.woff2") format("woff2");font-weight:700;')
    expect(sheet).toContain('--font-title:"Sabon",Georgia')
    expect(sheet).toContain('--title-size:1.5rem;--title-weight:700;')
    await shop.db.inTransaction(async (tx) => {
      await tx.updateTable('fonts').set({ family: 'x"}body{display:none' }).where('id', '=', id).execute()
      await tx
        .updateTable('content_versions')
        .set((row) => ({ version: row('version', '+', 1) }))
        .execute()
    })
    // What another process writes is seen in the next turn of the event loop.
    await new Promise(setImmediate)
    const hostile = await shop.theme()
    expect(hostile).not.toContain('display:none')
    expect(hostile).toContain('--font-title:Georgia')
    await shop.call('DELETE', `/admin/font/${id}`)
    expect(await shop.theme()).toContain('--font-title:"Playfair Variable"')
  })
})

test('[A-29] the fonts of a site come from /fonts, for a year', async () => {
  const hrefs = (await shop.page('/')).linked('preload').filter((href) => href.startsWith('/fonts/'))
  expect(hrefs.length).toBeGreaterThan(1)
  for (const href of hrefs) {
    const { status, headers } = await shop.get(href)
    expect([status, headers.get('content-type')], href).toEqual([200, 'font/woff2'])
    expect(headers.get('cache-control'), href).toMatch(/max-age=31536000.*immutable/)
  }
  expect((await shop.get('/fonts/nulle-part.woff2')).status).toBe(404)
})

describe('what a site is', () => {
  test('[E-12] a shop has a cart and the withdrawal link, a winemaker the health message and the band for minors', async () => {
    await shop.call('PUT', '/admin/site', { isECommerce: false })
    const before = await shop.page('/')
    expect(before.all('[href="/panier"], [href="/renoncer"]')).toHaveLength(0)
    expect(before.text).toContain('L’abus d’alcool')
    expect(before.all('.minors')).toHaveLength(1)
    await shop.call('PUT', '/admin/site', { isECommerce: true, isWinemaker: false })
    const after = await shop.page('/')
    expect(after.link(/^Panier/).href).toBe('/panier')
    expect(after.link('Renoncer au contrat ici').href).toBe('/renoncer')
    expect(after.html).not.toContain('L’abus d’alcool')
    expect(after.all('.minors')).toHaveLength(0)
    await shop.call('PUT', '/admin/site', { isECommerce: true, isWinemaker: true })
  })

  test('[E-12] a site being built shows one page to the world and tells machines to come back; its staff walk through it', async () => {
    await shop.call('PUT', '/admin/site', { isBuilding: true })
    for (const path of ['/', '/le-domaine']) {
      const answer = await shop.get(path)
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 503, 'noindex'])
      expect(answer.headers.get('retry-after')).toBe('86400')
      const page = readPage(await answer.text())
      expect(page.html).not.toContain('Marthe Vuillemin')
      expect(page.text).toContain('en construction')
      expect(page.linked('stylesheet')).toContainEqual(expect.stringMatching(/^\/theme\//))
    }
    const data = await shop.get('/le-domaine.data')
    expect((await data.text()).includes('Marthe Vuillemin')).toBe(false)
    expect((await shop.get('/auth')).status).toBe(200)
    const cookie = `token=${encodeURIComponent(btoa(JSON.stringify(shop.token)))}`
    expect((await shop.get('/le-domaine', { cookie })).status).toBe(200)
    await shop.call('PUT', '/admin/site', { isBuilding: false })
    expect((await shop.get('/le-domaine')).status).toBe(200)
  })

  test('[E-11] each of the four logos stands in its place, the one for light themes only on light paper', async () => {
    const logos = [
      ['LOGO', 'cellar'],
      ['LOGO_LIGHT_THEME', 'map'],
      ['LOGO_FOOTER', 'shoot'],
      ['LOGO_FAVICON', 'medal-or'],
    ] as const
    const { logos: old } = (await shop.call('GET', '/admin/logo')) as unknown as { logos: { id: string }[] }
    for (const { id } of old) await shop.call('DELETE', `/admin/logo/${id}`)
    for (const [type, image] of logos) await shop.call('POST', '/admin/logo', { type, idImage: image, alt: `Le logo ${type}` })
    const places = async () => {
      const page = await shop.page('/')
      const logoIn = (place: string) =>
        page
          .one(place)
          .picture(/^Le logo/)
          .attribute('src')
      return { bar: logoIn('.app-bar'), foot: logoIn('footer'), icon: page.linked('icon')[0] }
    }
    expect(await places()).toEqual({ bar: '/art/map.svg', foot: '/art/shoot.svg', icon: '/art/medal-or.svg' })
    await shop.set('PAPER_COLOR', '#101010')
    expect((await places()).bar).toBe('/art/cellar.svg')
    await shop.set('PAPER_COLOR', '')
    const { logos: told } = (await shop.call('GET', '/site/info')) as unknown as { logos: Record<string, unknown>[] }
    expect(told.map(({ type }) => type).sort()).toEqual(logos.map(([type]) => type).sort())
    expect(told.find(({ type }) => type === 'LOGO')).toMatchObject({
      alt: 'Le logo LOGO',
      onlineImage: {
        id: 'cellar',
        externalId: expect.any(String),
        externalType: 'art',
        externalPath: '/art/cellar.svg',
        url: '/art/cellar.svg',
      },
    })
  })

  test('[E-13] the two banners stand while they are valid, and not where the layout is narrow', async () => {
    const banner = { text: 'Portes ouvertes', url: '/le-caveau', isValid: true }
    await shop.call('PUT', '/admin/site', { banner, footerBanner: { ...banner, text: 'Percée du vin jaune' } })
    const { text, main, all } = await shop.page('/')
    const banners = all('.banner')
    expect(banners[0]?.link('Portes ouvertes').href).toBe('/le-caveau')
    const [above = '', below = ''] = text.split(main.text)
    expect([above.includes('Portes ouvertes'), below.includes('Percée du vin jaune')]).toEqual([true, true])
    await shop.changePage('le-caveau', { type: 'page' })
    expect((await shop.page('/le-caveau')).all('[data-layout="page"]')).toHaveLength(1)
    expect(await styles()).toMatch(/\[data-layout="?page"?\] \.banner\{display:none\}/)
    await shop.changePage('le-caveau', { type: 'default' })
    await shop.call('PUT', '/admin/site', { banner: { ...banner, isValid: false }, footerBanner: null })
    expect((await shop.page('/')).all('.banner')).toHaveLength(0)
  })
})

describe('the tree of pages', () => {
  test('[E-01] each field of a page takes effect in the menu', async () => {
    const add = async (body: object) => (await shop.call('POST', '/admin/page', { isValid: true, ...body })).id
    const wines = await add({ title: 'Vins', menuTitle: 'Nos vins', url: 'nos-vins', menuIcon: 'bottle', isText: true, order: 5 })
    const red = await add({ title: 'Rouges', url: 'nos-vins/rouges', idParent: wines, reload: true })
    await add({ title: 'Caché', url: 'cache', showInMenu: false })
    await add({ title: 'Brouillon', url: 'brouillon', isValid: false })
    await add({ title: 'Écrire', url: 'ecrire', isFixedOnRight: true, link: { type: 'MAIL', url: 'a@exemple.fr', jsCode: '' } })
    await add({ title: 'Imprimer', url: 'imprimer', link: { type: 'JS', url: '', jsCode: 'print' } })
    const page = await shop.page('/')
    const submenus = page.all('details.submenu[name="bar"] > summary')
    expect(submenus.find(({ text }) => text === 'Nos vins')?.all('svg.entry-icon')).toHaveLength(1)
    expect(page.hrefs).not.toContain('/nos-vins')
    const reds = page.link('Rouges')
    expect([reds.href, reds.attribute('data-reload')]).toEqual(['/nos-vins/rouges', ''])
    expect(page.html).not.toMatch(/Caché|Brouillon/)
    const writing = page.one('li.on-right').link(/^Écrire/)
    expect([writing.href, writing.attribute('data-reload')]).toEqual(['mailto:a@exemple.fr', ''])
    expect(page.one('[data-action="print"]').href).toBe('#contenu')
    expect([(await shop.get('/cache')).status, (await shop.get('/brouillon')).status]).toEqual([200, 404])
    await shop.changePage(red, { type: 'page', useAbsoluteMenu: true })
    expect((await shop.page('/nos-vins/rouges')).all('[data-layout="page"][data-over=""]')).toHaveLength(1)
    await shop.changePage(red, { url: 'rouges-du-jura' })
    const moved = await shop.get('/nos-vins/rouges')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/rouges-du-jura'])
  })

  test('threat 16: a link in the data that may not be followed is skipped and written down', async () => {
    await shop.db.inTransaction(async (tx) => {
      const link = JSON.stringify({ type: 'JS', url: '', jsCode: 'alert(document.cookie)' })
      await tx.updateTable('pages').set({ link }).where('id', '=', 'le-caveau').execute()
    })
    await shop.set('INFO_BAR', 'Une autre phrase')
    const page = await shop.page('/')
    expect(page.html).not.toContain('document.cookie')
    expect(page.links('Le caveau')).toHaveLength(0)
    expect(JSON.stringify(await shop.log())).toContain('le-caveau leads nowhere')
  })
})

describe('the languages of a site', () => {
  test('[T-11] [E-10] [R-18] the prefix of a language shows its content with the French interface; the choice is kept for 365 days', async () => {
    expect((await shop.get('/en')).status).toBe(404)
    const { id } = await shop.call('POST', '/admin/language', { ...english, country })
    await shop.db.inTransaction(async (tx) => {
      const pages = await tx.selectFrom('pages').selectAll().where('id', 'in', ['accueil', 'le-domaine']).execute()
      await tx
        .insertInto('pages')
        .values(
          pages.map((page) => ({
            ...page,
            id: `en-${page.id}`,
            lang: 'en',
            title: `English ${page.id}`,
            menu_title: `English ${page.id}`,
          })),
        )
        .execute()
    })
    const page = await shop.page('/en/le-domaine')
    expect(page.title).toBe('English le-domaine · Domaine des Trois Coteaux')
    expect([page.attribute('lang'), page.main.attribute('lang')]).toEqual(['fr', 'en'])
    const entry = page.one('a.entry[aria-current="page"]')
    expect([entry.name, entry.href]).toEqual(['English le-domaine', '/en/le-domaine'])
    expect(page.text).toContain('Mon espace')
    const chosenOne = page.link(/^English$/)
    expect([chosenOne.href, chosenOne.isCurrent]).toEqual(['/langue/en', true])
    expect((await shop.get('/de/le-domaine')).status).toBe(404)
    const own = await shop.get('/fr/le-domaine')
    expect([own.status, own.headers.get('location')]).toEqual([301, '/le-domaine'])
    const chosen = await shop.get('/langue/en')
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/en'])
    const cookie = chosen.headers.getSetCookie()[0] ?? ''
    expect(cookie).toContain(`Max-Age=${365 * 86_400}`)
    const back = await shop.get('/', { cookie: cookie.split(';')[0] ?? '' })
    expect([back.status, back.headers.get('location')]).toEqual([302, '/en'])
    expect((await shop.get('/langue/de')).status).toBe(404)
    await shop.call('PUT', `/admin/language/${id}`, { isValid: false })
    expect((await shop.get('/en/le-domaine')).status).toBe(404)
    expect(await shop.html('/')).not.toContain('/langue/en')
  })
})

test('[R-11] both layouts have the bars, the footer, the shortcuts of small screens and places for toasts, modal and slider', async () => {
  for (const type of ['default', 'page']) {
    await shop.changePage('le-domaine', { type })
    const { all } = await shop.page('/le-domaine')
    const bars = ['header.app-bar-wide', 'header.app-bar-small', 'footer', 'nav.bottom-bar']
    const places = ['div#toasts', 'div#modal', 'div#slider']
    for (const part of [`[data-layout="${type}"]`, ...bars, ...places]) expect(all(part), `${type} ${part}`).toHaveLength(1)
  }
  await shop.changePage('le-domaine', { type: 'default' })
})

test('[C-01] a footer shows a hundred elements of a collection, and no more', async () => {
  const [soirees] = (await shop.call('GET', '/element')) as unknown as { id: string; route: string }[]
  for (let at = 0; at < 101; at += 1)
    await shop.call('POST', '/admin/element', {
      idCollection: soirees?.id,
      title: `Soirée ${at}`,
      slug: `soiree-${at}`,
      isValid: true,
      blocks: [],
    })
  await shop.set('FOOTER_ELEMENTS', 'soirees')
  expect((await shop.page('/')).all('footer a[href^="/elements/soirees/"]')).toHaveLength(100)
  await shop.set('FOOTER_ELEMENTS', '')
})

test('[C-09] a site that has chosen nothing is pink and dark red, in fonts with serifs', async () => {
  for (const type of ['PRIMARY_COLOR', 'ACCENT_COLOR']) await shop.set(type, '')
  const theme = await shop.theme()
  expect(theme).toContain('--color-primary:#f0b5b1;')
  expect(theme).toContain('--color-accent:#761527;')
  expect(theme).toMatch(/--font-title:"Playfair Variable",[^;]*\bserif;/)
  expect(theme).toMatch(/--font-text:"Newsreader Variable",[^;]*\bserif;/)
})

test('[T-13] the site is never dark: it says so to the browser, and has no style for it', async () => {
  expect((await shop.page('/')).meta('color-scheme')).toBe('light')
  expect(await styles()).not.toMatch(/prefers-color-scheme/)
})

test('[R-23] the document speaks French, and says so to whoever shares it', async () => {
  const page = await shop.page('/')
  expect([page.attribute('lang'), page.meta('og:locale')]).toEqual(['fr', 'fr_FR'])
})
