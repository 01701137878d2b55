import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { legalKinds } from '#app/models/site/law/legal.ts'
import * as cookies from '#app/services/platform/session/cookies.server.ts'
import { guaranteeNotice, guaranteeNoticeTexts } from '#app/texts/site/legal/guarantee-notice.ts'
import { openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const geai = {
  LEGAL_COMPANY_NAME: 'EARL du Geai',
  LEGAL_AGENT: 'Jeanne Merle',
  HEAD_OFFICE: '1, rue Haute, 39600 Montorge',
  COMPANY_PHONE: '03 00 00 00 01',
  COMPANY_EMAIL: 'geai@exemple.fr',
}
const murgers = {
  LEGAL_COMPANY_NAME: 'SCEA des Murgers',
  LEGAL_AGENT: 'Paul Grive',
  HEAD_OFFICE: '2, rue Basse, 25000 Besançon',
  COMPANY_PHONE: '03 00 00 00 02',
  COMPANY_EMAIL: 'murgers@exemple.fr',
}
const setAll = async (values: Record<string, string>) => {
  for (const [type, value] of Object.entries(values)) await shop.set(type, value)
}
const read = async (path: string) => (await shop.page(path)).main
const say = async (path: string) => plain((await read(path)).text)

describe('[R-05] [P-04] the legal pages say who the company is, whatever it is called', () => {
  test.each([
    ['the Geai', geai],
    ['the Murgers', murgers],
  ])('for %s', async (_who, company) => {
    await setAll(company)
    const seen = new Map<string, string>()
    for (const kind of legalKinds) {
      const answer = await shop.get(`/${kind}`)
      expect([kind, answer.status, answer.headers.get('cache-control')]).toEqual([
        kind,
        200,
        'public, max-age=0, must-revalidate',
      ])
      const { main } = readPage(await answer.text())
      const page = plain(main.text)
      seen.set(kind, page)
      expect(main.all('h1'), kind).toHaveLength(1)
      expect(plain(main.one('h1 + .version').text), kind).toMatch(/^Version du \d\d\/\d\d\/\d{4}/)
      expect(page, kind).not.toMatch(/\[[^\]]*\]|undefined|null|NaN|: ,| ,/)
      expect(page, kind).toContain(company.LEGAL_COMPANY_NAME)
    }
    for (const kind of ['legal-notice', 'sale-terms', 'use-terms', 'privacy-policy']) {
      for (const [type, value] of Object.entries(company)) {
        if (kind === 'privacy-policy' && type === 'COMPANY_PHONE') continue
        expect(seen.get(kind), `${kind} ${type}`).toContain(value)
      }
    }
  })

  test('numbers of the law stand in the notice, and what the law demands is said to be untold where it is', async () => {
    const page = () => say('/legal-notice')
    await setAll({ SIRET_NUMBER: '', RM_NUMBER: '' })
    expect(await page()).toContain('Numéro SIRET : non communiqué')
    expect(await page()).not.toMatch(/Répertoire des métiers|Registre national/)
    const numbers = {
      RCS_NUMBER: 'RCS Dole 1',
      RM_NUMBER: 'RM 39',
      SIRET_NUMBER: '73282932000074',
      SHARE_CAPITAL: '1 000 €',
      INTRACO_VAT: 'FR44732829320',
    }
    await setAll(numbers)
    for (const value of Object.values(numbers)) expect(await page()).toContain(value)
    await setAll({ PUBLICATION_DIRECTOR: 'Anne Pie', HOST_NAME: 'Hébergeur SAS' })
    expect(await page()).toMatch(/Directeur de la publication Anne Pie/)
    expect(await page()).toContain('Nom : Hébergeur SAS')
  })
})

test('the terms say what is otherwise for businesses, and that the contract is archived', async () => {
  const terms = await say('/sale-terms')
  for (const said of [
    'L213-1 et D213-1',
    '13. Ventes à des professionnels',
    'socle unique de la négociation commerciale',
    'trois fois l’intérêt légal',
    'indemnité forfaitaire de 40 €',
  ])
    expect(terms).toContain(plain(said))
  await shop.set('HOST_COUNTRY', 'au Luxembourg')
  expect(await say('/privacy-policy')).toContain('hébergées au Luxembourg')
  await shop.set('HOST_COUNTRY', 'en France')
})

test('[P-10] the privacy policy and the terms of use cover what they have to', async () => {
  await shop.set('PAYMENT_PROVIDER', 'Stripe Payments Europe')
  const policy = await read('/privacy-policy')
  const privacy = plain(policy.text)
  for (const said of [
    'jamais plus de treize',
    'Prestataire de paiement par carte',
    'Service de mesure d’audience respectueux de la vie privée',
    'Pixel de réseau social et messagerie de réseau social',
    'trois ans sans connexion',
    'hébergées en France',
    'élégué à la protection des données',
    'registre des traitements',
    'Avis des acheteurs et demandes d’avis',
    'Alertes de retour en stock',
    'Rendez-vous, visites et places réservées',
    'Nombre de visites',
    'sous trente jours',
    'dix jours ouvrés',
    'Hors de l’Union européenne',
  ]) {
    expect(privacy).toContain(said)
  }
  const strong = policy.all('strong').map(({ text }) => text)
  const also = ['Limitation', 'Retrait du consentement', 'Directives']
  for (const right of ['Opposition', 'Accès', 'Rectification', 'Suppression', 'Portabilité', ...also])
    expect(strong).toContain(right)
  expect(policy.hrefs).toContain('/droits')
  const terms = await read('/use-terms')
  for (const said of [
    'ouvert à tous, gratuitement',
    'Les informations, les actualités et la page de contact se lisent sans compte.',
    'Certains services sont réservés aux membres.',
    'Qui s’inscrit donne des renseignements exacts',
    'soumises au droit français',
  ]) {
    expect(plain(terms.text)).toContain(said)
  }
  const headings = terms.all('h2').flatMap(({ text }) => /^\d\.\s(.+)/.exec(text)?.[1] ?? [])
  expect(headings).toEqual([
    'Mentions légales',
    'Accès au site',
    'Collecte des données',
    'Propriété intellectuelle',
    'Responsabilité',
    'Liens',
    'Cookies',
    'Droit applicable',
  ])
})

test('the terms of sale name the mediator and the packaging number, and lead to no platform that has closed', async () => {
  await setAll({
    MEDIATOR_NAME: 'Médiation du Vin',
    MEDIATOR_ADDRESS: '3, place Ronde',
    MEDIATOR_URL: 'https://mediation.exemple.fr/',
    PACKAGING_ID: 'FR123456_01ABCD',
    SALE_TERMS: 'Retrait au caveau le samedi.\n\n- sur rendez-vous\n- sans frais',
  })
  const terms = await read('/sale-terms')
  const page = plain(terms.text)
  for (const said of ['Médiation du Vin', '3, place Ronde', 'FR123456_01ABCD']) expect(page).toContain(said)
  expect(terms.hrefs).toContain('https://mediation.exemple.fr/')
  const own = terms.all('p').find(({ text }) => text === 'Retrait au caveau le samedi.')
  const list = own?.element.nextElementSibling
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['sur rendez-vous', 'sans frais'])
  expect(terms.all('h3 + blockquote')).toHaveLength(2)
  expect(terms.heading(/^Modèle de formulaire de rétractation/).element.nextElementSibling?.tagName).toBe('BLOCKQUOTE')
  const notice = page.slice(page.indexOf(guaranteeNoticeTexts.name))
  for (const said of [guaranteeNotice.title, guaranteeNotice.longer, guaranteeNotice.commercial]) {
    expect(notice).toContain(said)
    // Once as words, which files and mails carry, and once as it is drawn.
    expect(notice.split(said)).toHaveLength(3)
  }
  expect(terms.all('svg[role="img"]')).toHaveLength(2)
  expect(terms.element.innerHTML).not.toMatch(/ec\.europa\.eu|odr/i)
})

test('the frame of the guarantees and the notice of withdrawal are in the words of the law, and the function stands there with its address', async () => {
  const [page, notice] = [await say('/sale-terms'), await say('/legal-notice')]
  for (const said of [
    'si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate',
    'suspend la garantie qui restait à courir',
    'articles L. 217-1 à L. 217-32 du code de la consommation',
    '1° Le professionnel refuse',
    '4° La non-conformité du bien persiste',
    'prend physiquement possession du dernier bien',
    'un accusé de réception sur un support durable',
    '/renoncer. Si vous utilisez cette fonction en ligne',
  ])
    expect(page).toContain(said)
  expect(page).not.toContain('sur simple demande')
  expect(notice).toContain('dans l’ordre où ce service les donne')
})

test('a legal page says nothing that the house tells itself: what is to be confirmed stands in the page of the law', async () => {
  for (const kind of legalKinds) expect(await say(`/${kind}`), kind).not.toMatch(/à (confirmer|vérifier|compléter par)|TODO/i)
  const owner = openBrowser(shop)
  const [pair = ''] = (await cookies.tokenCookie(false).serialize(shop.token)).split(';')
  owner.cookies.set('token', pair.slice('token='.length))
  const row = (await owner.open('/admin/conformite')).row('Règlement (UE) 2025/1960')
  expect(row.text).toContain('À vérifier par vous')
  expect(row.text).toContain('comparez-le une fois à celui de la Commission')
  expect(row.hrefs).toContain('/admin/parametres?q=SALE_TERMS')
})

test('the terms of sale say who pays what a wine owes where it arrives, as far as the shop sells', async () => {
  const terms = async (onlyFrance: string, worldwide: string) => {
    await setAll({ ONLY_SELL_IN_FRANCE: onlyFrance, SELLS_WORLDWIDE: worldwide })
    return say('/sale-terms')
  }
  const [inFrance, inUnion, anywhere] = [await terms('true', 'true'), await terms('false', 'false'), await terms('false', 'true')]
  await setAll({ ONLY_SELL_IN_FRANCE: '', SELLS_WORLDWIDE: '' })
  expect(inFrance).toContain('Nous livrons en France. Pour une autre destination, écrivez-nous.')
  expect(inUnion).toContain('tous de l’Union européenne')
  for (const page of [inUnion, anywhere]) expect(page).toMatch(/droits d’accise dus pour la vente sont à notre charge/)
  expect(anywhere).toMatch(/Hors de l’Union européenne, les droits de douane[^.]* sont à votre charge/)
  for (const page of [inFrance, inUnion]) expect(page).not.toContain('droits de douane')
  for (const page of [inFrance, inUnion, anywhere]) expect(page).not.toContain('y sont indiqués')
})

test('a version that has passed can still be read, and says so', async () => {
  await shop.set('USE_TERMS', 'Première clause.')
  await shop.html('/use-terms')
  await shop.set('USE_TERMS', 'Seconde clause.')
  const page = await read('/use-terms')
  expect(page.text).toContain('Seconde clause.')
  const [, latest, former] = page.hrefs.filter((href) => /^\/use-terms\/versions\/\d+$/.test(href))
  expect(latest).toBeDefined()
  const old = await shop.page(former ?? latest ?? '')
  expect(old.main.text).toContain('version passée')
  expect(old.main.hrefs).toContain('/use-terms')
  expect(old.meta('robots')).toBe('noindex')
  for (const path of ['/use-terms/versions/999', '/use-terms/versions/x', '/use-terms/versions/0']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
})

test('a visitor comes to them from the footer and from registration', async () => {
  const browser = openBrowser(shop)
  const home = await browser.open('/')
  for (const kind of legalKinds) expect(home.hrefs).toContain(`/${kind}`)
  expect((await browser.open('/auth')).hrefs).toContain('/use-terms')
})

test('threat 15: what an owner writes into legal texts is words and nothing else', async () => {
  const evil = '<img src=x onerror=alert(1)>"><script>alert(1)</script>'
  for (const type of ['LEGAL_NOTICE', 'SALE_TERMS', 'USE_TERMS', 'PRIVACY_POLICY', 'COOKIE_POLICY', 'ACCESSIBILITY']) {
    await shop.set(type, evil)
  }
  await setAll({ LEGAL_AGENT: evil, COMPANY_EMAIL: `a@b.fr" onclick="x` })
  for (const kind of legalKinds) {
    const main = await read(`/${kind}`)
    expect(main.all('img, script, [onclick]'), kind).toHaveLength(0)
    expect(main.text, kind).toContain('<img src=x')
  }
})

test('no sentence of them is in what browsers load', () => {
  const folder = join(process.cwd(), 'build', 'client', 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(/L\. 221-18|Tout refuser|J’ai 18 ans/)
  }
})

test('[P-04] the page on cookies names every cookie that the site sets', async () => {
  const cells = (await read('/cookie-policy')).all('td').map(({ text }) => text)
  const names = Object.values(cookies).flatMap((cookie) => {
    const made = cookie(false)
    return 'name' in made ? [made.name] : []
  })
  expect(names.length).toBeGreaterThan(8)
  for (const name of names.filter((one) => one !== 'age'))
    expect(cells, name).toContainEqual(expect.stringMatching(new RegExp(`\\b${name}\\b`)))
})
