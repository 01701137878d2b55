import { beforeEach, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn } from '../../../support/account.ts'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { shopForAll } from '../../../support/site.ts'

const shop = shopForAll()
let guests = 0
let staff: Browser

async function enterAsAdmin(): Promise<Browser> {
  guests += 1
  const email = `histoire${guests}@shop.test`
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

beforeEach(async () => {
  staff = await enterAsAdmin()
})

async function addQuote(path: string, text: string) {
  const form = `${path}/blocs/nouveau?sorte=quote`
  return staff.send(await staff.open(form), form, { text, author: 'Léon' })
}

/** A wine on sale: where it is written, and what a visitor reads of it. */
async function openWine(id: string) {
  const path = `/admin/produits/${id}`
  const form = await staff.open(path)
  const url = `/boutique/${form.fieldNamed('slug').value}`
  const read = async () => plain((await openBrowser(shop()).open(url)).main.text)
  return { path, form, url, name: form.fieldNamed('name').value, read, before: form.fieldNamed('story').value }
}

describe('the story of a wine', () => {
  test('a draft is told on its screen and on the day, looked at as its page, published, and read by visitors', async () => {
    const { path, form, url, name, read, before } = await openWine('clocher')
    expect(before).not.toBe('')
    expect(form.link('L’écrire bloc par bloc').href).toBe(`${path}/blocs`)
    const saved = await addQuote(path, 'Il a dormi sous le clocher.')
    expect(saved.html).toContain('Le brouillon est enregistré.')
    expect(saved.html).not.toContain('Titre et présentation')
    expect(await read()).not.toContain('dormi sous le clocher')
    expect((await staff.open(path)).html).toContain('Modifications non publiées')
    expect((await staff.open('/admin')).link(name).href).toBe(`${path}/blocs`)
    expect((await staff.open(url)).html).toContain('Brouillon de cette page')
    const preview = await staff.send(saved, `${path}/brouillon/apercu`)
    expect(preview.url).toMatch(/^\/admin\/produits\/apercu\/[0-9a-f-]{36}$/)
    expect(preview.main.all('h1').map(({ text }) => text)).toEqual([name])
    expect(preview.html).toContain('Il a dormi sous le clocher.')
    expect(preview.headers.get('x-robots-tag')).toBe('noindex')
    expect((await openBrowser(shop()).open(preview.url)).url).toMatch(/^\/auth\?retour=/)
    const compared = await staff.open(`${path}/comparer`)
    expect(compared.html).toContain('Seulement ici')
    const published = await staff.send(saved, `${path}/brouillon/publier`)
    expect(published.html).toContain('C’est en ligne.')
    expect(await read()).toContain('Il a dormi sous le clocher.')
    expect(await read()).toContain(plain(before.split('\n')[0] ?? ''))
    const after = await staff.open(path)
    expect(after.fieldNamed('story').value).toContain('Il a dormi sous le clocher.')
    expect(after.html).toContain('Elle est écrite bloc par bloc')
    // Whoever saves the form without touching its words keeps the blocks.
    await staff.send(after, path, {})
    expect((await openBrowser(shop()).open(url)).html).toContain('<blockquote')
  })

  test('it waits for a moment, is not planned over unseen, and an older text is put back', async () => {
    const { path, read, before } = await openWine('automne')
    const saved = await addQuote(path, 'Quand les feuilles tombent.')
    const planned = await staff.send(saved, `${path}/brouillon/planifier`, { quand: '2099-12-03T09:00' })
    expect(planned.html).toContain('Paraîtra de lui-même le jeudi 3 décembre 2099')
    expect((await staff.open(path)).html).toContain('Paraîtra de lui-même')
    const other = await addQuote(path, 'Une autre main.')
    const late = await staff.send(saved, `${path}/brouillon/publier`)
    expect(late.status).toBe(409)
    expect(late.html).toContain('Quelqu’un a changé ce texte entre-temps')
    await staff.send(other, `${path}/brouillon/publier`)
    expect(await read()).toContain('Une autre main.')
    const versions = await staff.open(`${path}/versions`)
    expect(versions.html).toContain('Texte d’origine')
    const oldest = versions.all('form[action*="/versions/"]').at(-1)?.attribute('action') ?? ''
    const restored = await staff.send(versions, oldest)
    expect(restored.status).toBe(200)
    expect(await read()).not.toContain('Une autre main.')
    expect((await staff.open(path)).fieldNamed('story').value).toBe(before)
  })

  test('what stands over it is the wine’s own: a story has no head', async () => {
    expect((await staff.open('/admin/produits/clocher/entete')).status).toBe(404)
    expect((await staff.open('/admin/produits/apercu/none-such')).status).toBe(404)
    expect((await staff.open('/admin/produits/none-such/blocs')).status).toBe(404)
  })
})
