import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn } from '../../../support/account.ts'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import { origin, shopForAll } from '../../../support/site.ts'

const shop = shopForAll()
let guests = 0

async function enterAsAdmin(): Promise<Browser> {
  guests += 1
  const email = `article${guests}@shop.test`
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

async function addQuote(staff: Browser, path: string, text: string) {
  const form = `${path}/blocs/nouveau?sorte=quote`
  return staff.send(await staff.open(form), form, { text, author: 'Léon' })
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const read = async (url: string) => (await openBrowser(shop()).open(url)).html

const kinds = [
  { desk: 'actualites', place: '/actualites' },
  { desk: 'articles', place: '/blog' },
]

describe.each(kinds)('what is written at the desk of $desk', ({ desk, place }) => {
  /** A new article with a first block, online or not; where it is written, and where it is read. */
  async function write(staff: Browser, slug: string, isOnline = true) {
    const form = `/admin/${desk}/nouveau`
    const made = await staff.send(await staff.open(form), form, { title: slug, slug, body: 'Au début.' })
    const path = made.url.replace(/\/blocs$/, '')
    if (isOnline) await staff.send(await staff.open(path), `${path}/brouillon/en-ligne`)
    return { path, url: `${place}/${slug}` }
  }

  const standing = async (staff: Browser, name: string) => {
    const list = await staff.open(`/admin/${desk}?q=${name}`)
    return list.all('td .tag').map(({ text }) => text)
  }

  test('a draft of what is online is listed, told above it, and seen by visitors only once it is published', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-brouillon`)
    expect(await read(url)).toContain('Au début.')
    const saved = await addQuote(staff, path, 'Ensuite.')
    expect(saved.html).toContain('Le brouillon est enregistré.')
    expect(await read(url)).not.toContain('Ensuite.')
    expect(await standing(staff, `${desk}-brouillon`)).toContain('Modifications non publiées')
    expect((await staff.open(path)).html).toContain('Modifications non publiées')
    expect((await staff.open('/admin')).link(`${desk}-brouillon`).href).toBe(`${path}/blocs`)
    expect((await staff.open(url)).html).toContain('Brouillon de cette page')
    const published = await staff.send(saved, `${path}/brouillon/publier`)
    expect(published.html).toContain('C’est en ligne.')
    expect(await read(url)).toContain('Ensuite.')
    expect(await standing(staff, `${desk}-brouillon`)).toContain('En ligne')
  })

  test('a preview shows it as visitors will read it, to staff alone, and no search engine may list it', async () => {
    const staff = await enterAsAdmin()
    const { path } = await write(staff, `${desk}-apercu`, false)
    const saved = await addQuote(staff, path, 'Pas encore pour tous.')
    const preview = await staff.send(saved, `${path}/brouillon/apercu`)
    expect(preview.url).toMatch(new RegExp(`^/admin/${desk}/apercu/[0-9a-f-]{36}$`))
    expect(preview.html).toContain('Pas encore pour tous.')
    expect(preview.main.all('h1').map(({ text }) => text)).toEqual([`${desk}-apercu`])
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect(preview.headers.get('x-robots-tag')).toBe('noindex')
    expect(preview.link('Revenir aux blocs').href).toBe(`${path}/blocs`)
    expect((await openBrowser(shop()).open(preview.url)).url).toMatch(/^\/auth\?retour=/)
    expect((await staff.open(`/admin/${desk}/apercu/none-such`)).status).toBe(404)
  })

  test('a new one stays a draft as long as is wanted, waits for a moment, and is put online by one press', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-attend`, false)
    expect(await standing(staff, `${desk}-attend`)).toContain('Brouillon')
    expect((await openBrowser(shop()).open(url)).status).toBe(404)
    const planned = await staff.send(await staff.open(path), `${path}/brouillon/planifier`, { quand: '2099-12-03T09:00' })
    expect(planned.html).toContain('Paraîtra de lui-même le jeudi 3 décembre 2099 à 9\u00a0h.')
    expect(await standing(staff, `${desk}-attend`)).toContain('Paraît le 03/12/2099')
    const waiting = await staff.send(planned, `${path}/brouillon/attendre`)
    expect(waiting.html).not.toContain('Paraîtra de lui-même')
    const online = await staff.send(waiting, `${path}/brouillon/en-ligne`)
    expect(online.html).toContain('C’est en ligne.')
    expect(await read(place)).toContain(`${desk}-attend`)
    expect(await read('/sitemap.xml')).toContain(url)
  })

  test('the box « En ligne » of what is hidden shows what was written last', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-case`, false)
    await addQuote(staff, path, 'Écrit ensuite.')
    await staff.send(await staff.open(path), path, { isValid: 'on' })
    const shown = await read(url)
    expect([shown.includes('Au début.'), shown.includes('Écrit ensuite.')]).toEqual([true, true])
    expect(await standing(staff, `${desk}-case`)).toContain('En ligne')
  })

  test('an old version is looked at and taken back, which the journal tells and undoes', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-versions`)
    await addQuote(staff, path, 'La seconde.')
    await staff.send(await staff.open(path), `${path}/brouillon/publier`)
    const list = await staff.open(`${path}/versions`)
    const ids = list.all('form[action*="/versions/"]').map(({ attribute }) => attribute('action')?.split('/versions/')[1])
    expect(ids).toHaveLength(2)
    const beside = await staff.open(`${path}/versions/${ids[1]}`)
    expect([beside.html.includes('La seconde.'), beside.html.includes('Seulement ici')]).toEqual([true, true])
    const act = (acte: string) => shop().post(`${path}/versions/${ids[1]}`, { acte }, { origin, cookie: cookieOf(staff) })
    const seen = (await act('voir')).headers.get('location') ?? ''
    expect((await staff.open(seen)).html).not.toContain('La seconde.')
    expect((await act('retablir')).status).toBe(303)
    expect(await read(url)).not.toContain('La seconde.')
    const journal = await staff.open(`/admin/journal?sorte=${desk === 'actualites' ? 'news' : 'blog'}`)
    expect(journal.html).toContain('Version rétablie')
  })

  test('two write one: the second is told before anything is published, and sees both side by side', async () => {
    const [one, other] = [await enterAsAdmin(), await enterAsAdmin()]
    const { path, url } = await write(one, `${desk}-a-deux`)
    await addQuote(one, path, 'Avant.')
    await one.send(await one.open(path), `${path}/brouillon/publier`)
    const draft = await addQuote(one, path, 'Du premier.')
    const list = await other.open(`${path}/versions`)
    await other.send(list, list.all('form[action*="/versions/"]').at(-1)?.attribute('action') ?? '')
    const refused = await one.send(draft, `${path}/brouillon/publier`)
    expect([refused.status, refused.html.includes('Rien n’a été publié.')]).toEqual([409, true])
    const sides = await one.open(`${path}/comparer`)
    expect([sides.html.includes('Du premier.'), sides.html.includes('Seulement ici')]).toEqual([true, true])
    await one.send(refused, `${path}/brouillon/publier`)
    expect(await read(url)).toContain('Du premier.')
  })
})
