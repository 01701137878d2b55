import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn } from '../../../support/account.ts'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import { drawPicture } from '../../../support/pictures.ts'
import { origin, shopForAll } from '../../../support/site.ts'

const shop = shopForAll()
let guests = 0

async function enterAsAdmin(): Promise<Browser> {
  guests += 1
  const email = `entete${guests}@shop.test`
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const read = async (url: string) => (await openBrowser(shop()).open(url)).html

async function sendPhoto(staff: Browser): Promise<string> {
  const body = new FormData()
  body.append('alt', 'Un geai')
  body.append('image._fichier', new File([new Uint8Array(await drawPicture('png'))], 'geai.png'))
  const asked = new Request(`${origin}/admin/images/photo`, {
    method: 'POST',
    body,
    headers: { origin, cookie: cookieOf(staff) },
  })
  const { choice } = (await (await shop().shop.fetch(asked)).json()) as { choice: { id: string } }
  return choice.id
}

const kinds = [
  { desk: 'actualites', place: '/actualites' },
  { desk: 'articles', place: '/blog' },
]

describe.each(kinds)('title, summary and picture of what is written at the desk of $desk', ({ desk, place }) => {
  async function write(staff: Browser, slug: string) {
    const form = `/admin/${desk}/nouveau`
    const made = await staff.send(await staff.open(form), form, {
      title: 'Les foins',
      slug,
      summary: 'En juin',
      body: 'Au début.',
    })
    const path = made.url.replace(/\/blocs$/, '')
    await staff.send(await staff.open(path), `${path}/brouillon/en-ligne`)
    return { path, url: `${place}/${slug}` }
  }

  test('they wait in the draft, are seen in its preview, and come out with it under the same address', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-entete`)
    const blocks = await staff.open(`${path}/blocs`)
    expect(blocks.link('Titre et présentation').href).toBe(`${path}/entete`)
    const form = await staff.open(`${path}/entete`)
    expect(form.fieldNamed('title').value).toBe('Les foins')
    const idImage = await sendPhoto(staff)
    const saved = await staff.send(form, `${path}/entete`, { title: 'La fenaison', summary: 'Cette semaine', idImage })
    expect(saved.html).toContain('Le brouillon est enregistré.')
    expect(saved.html).toContain('La fenaison')
    for (const said of ['Les foins', 'En juin']) expect(await read(url)).toContain(said)
    expect(await read(url)).not.toContain('La fenaison')
    const preview = await staff.send(saved, `${path}/brouillon/apercu`)
    for (const said of ['La fenaison', 'Cette semaine', 'Un geai']) expect(preview.html).toContain(said)
    const compared = await staff.open(`${path}/comparer`)
    for (const said of ['La fenaison', 'Les foins', 'geai.png']) expect(compared.html).toContain(said)
    await staff.send(await staff.open(`${path}/blocs`), `${path}/brouillon/publier`)
    for (const said of ['La fenaison', 'Cette semaine', 'Un geai']) expect(await read(url)).toContain(said)
    const versions = await staff.open(`${path}/versions`)
    const first = /\/versions\/[0-9a-f-]{36}/.exec(versions.link('Comparer Version 1').href ?? '')?.[0] ?? ''
    const version = await staff.open(path + first)
    expect(version.html).toContain('Les foins')
    await staff.send(version, path + first, { acte: 'retablir' })
    expect(await read(url)).toContain('Les foins')
    expect(await read(url)).not.toContain('Un geai')
  })

  test('what was changed in the form of the article meanwhile is shown, and put over only when its writer says so', async () => {
    const staff = await enterAsAdmin()
    const { path, url } = await write(staff, `${desk}-deux`)
    const form = await staff.open(`${path}/entete`)
    await staff.send(await staff.open(path), path, { title: 'Les foins sont finis' })
    const refused = await staff.send(form, `${path}/entete`, { title: 'La fenaison' })
    expect(refused.status).toBe(409)
    expect(refused.html).toContain('Les foins sont finis')
    expect(refused.fieldNamed('title').value).toBe('La fenaison')
    await staff.send(refused, `${path}/entete`)
    await staff.send(await staff.open(path), path, { title: 'Les foins, encore' })
    const behind = await staff.open(`${path}/blocs`)
    expect(behind.html).toContain('a changé depuis que ce brouillon est commencé')
    expect(await read(url)).toContain('Les foins, encore')
    await staff.send(behind, `${path}/brouillon/publier`)
    expect(await read(url)).toContain('La fenaison')
  })

  test('a title is asked for beside its field, and nothing is lost', async () => {
    const staff = await enterAsAdmin()
    const { path } = await write(staff, `${desk}-vide`)
    const refused = await staff.send(await staff.open(`${path}/entete`), `${path}/entete`, { title: '', summary: 'Un mot' })
    expect(refused.status).toBe(422)
    expect(refused.fieldNamed('title').fault).not.toBe('')
    expect(refused.fieldNamed('summary').value).toBe('Un mot')
  })
})

test('a page has its title, and what search engines show of it, in its draft', async () => {
  const staff = await enterAsAdmin()
  const page = await staff.send(await staff.open('/admin/pages/nouveau'), '/admin/pages/nouveau', {
    title: 'Le pressoir',
    url: 'le-pressoir',
    isValid: 'on',
    body: 'De 1820.',
  })
  const path = page.url.replace(/\/blocs$/, '')
  await staff.send(await staff.open(path), `${path}/brouillon/en-ligne`).catch(() => undefined)
  const saved = await staff.send(await staff.open(`${path}/entete`), `${path}/entete`, {
    title: 'Le vieux pressoir',
    metaDescription: 'Deux siècles de jus',
  })
  expect(await read('/le-pressoir')).not.toContain('Le vieux pressoir')
  await staff.send(saved, `${path}/brouillon/publier`)
  const shown = await read('/le-pressoir')
  for (const said of ['Le vieux pressoir', 'Deux siècles de jus']) expect(shown).toContain(said)
})
