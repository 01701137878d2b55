import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type Browser, fieldsOf, readAnswer, type Shown } from '../../support/browser.ts'
import { drawPicture } from '../../support/pictures.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const path = '/admin/produits/geai/studio'
let folder: string
let shop: OwnedShop
let staff: Browser

/** A program that stands where Blender would: half way at once, and done when it is let go on. */
function standIn(picture: Buffer): string {
  const program = join(folder, 'photographer')
  writeFileSync(join(folder, 'picture.png'), picture)
  const lines = [
    `const { copyFileSync, existsSync } = require('node:fs')`,
    `console.log('Fra:1 | Sample 20/40')`,
    `setInterval(() => existsSync('${folder}/go') && (copyFileSync('${folder}/picture.png', 'shot.png'), process.exit()), 20)`,
  ]
  writeFileSync(program, `#!${process.execPath}\n${lines.join('\n')}\n`)
  chmodSync(program, 0o700)
  return program
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'))
  const BLENDER = standIn(await drawPicture('png', 70, 182))
  shop = await openOwnedShop({ env: { BLENDER }, overrides: { jobs: true } })
  staff = await openStaffBrowser(shop)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

type Fields = Record<string, string> & { view?: never }

/** Sends the form with these views ticked. */
async function ask(page: Shown, views: string[], fields: Fields = {}, label?: [name: string, bytes: Buffer]): Promise<Shown> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fieldsOf(page, path), ...fields }))
    if (name !== 'view') body.append(name, value)
  for (const view of views) body.append('view', view)
  body.set('label', new File(label ? [new Uint8Array(label[1])] : [], label?.[0] ?? ''))
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.shop.fetch(
    new Request(`${origin}${path}`, { method: 'POST', body, headers: { origin, cookie }, redirect: 'manual' }),
  )
  const place = answer.headers.get('location')
  return place ? staff.open(place) : readAnswer(path, answer)
}

/** Reads the page again, as it asks to be, until it says so. */
async function followTo(says: string): Promise<void> {
  const isThere = async () => (await staff.open(`${path}?suivre=oui`)).html.includes(says)
  await vi.waitUntil(isThere, { timeout: 20_000, interval: 200 })
}

test('a label that cannot be read is told beside its field, and what was chosen stays', async () => {
  const wine = await staff.open('/admin/produits/geai')
  expect(wine.html).toContain(`href="${path}"`)
  const page = await staff.open(path)
  expect(fieldsOf(page, path)).toMatchObject({ view: 'bottle', build: 'bourgogne', glass: 'green', closure: 'capsule' })
  const hostile: [string, Buffer] = ['etiquette.svg', Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><svg>&a;</svg>')]
  const refused = await ask(page, ['back'], { build: 'magnum' }, hostile)
  expect(refused.status).toBe(422)
  expect(refused.one('#label-fault').text).toMatch(/fichier|image|dessin/i)
  expect(fieldsOf(refused, path)).toMatchObject({ view: 'back', build: 'magnum' })
  expect(refused.html).toContain('Pas encore de photographie de ce vin.')
  const bare: [string, Buffer] = ['table.png', await drawPicture('png', 400, 300)]
  const unseen = await ask(page, ['back'], { isPhoto: 'on' }, bare)
  expect(unseen.status).toBe(422)
  expect(unseen.one('#label-fault').text).toContain('ne se détache pas du fond')
  expect(unseen.one('input[name=isPhoto]').attribute('checked')).toBeDefined()
})

test('a photograph is asked for, followed without script and taken; the wine then shows it', async () => {
  const asked = await ask(await staff.open(path), ['case'], {}, ['etiquette.png', await drawPicture('png', 80, 100)])
  expect(asked.html).toContain('http-equiv="refresh"')
  expect(asked.html).toContain('Une caisse de six')
  expect(asked.html).toContain('votre étiquette')
  await followTo('value="48"')
  writeFileSync(join(folder, 'go'), '')
  await followTo('Prête')
  const ready = await staff.open(`${path}?suivre=oui`)
  expect(ready.html).not.toContain('http-equiv="refresh"')
  const act = /action="(\/admin\/produits\/geai\/studio\/[\w-]+)"/.exec(ready.html)?.[1] ?? ''
  const taken = await staff.send(ready, act, { ground: 'clear' })
  expect(taken.html).toContain('Parmi les images du vin')
  expect(await shop.html('/boutique/la-combe-au-geai')).toContain('Caisse de six bouteilles de')
})

test('one label, given once, is photographed in every view that is ticked; the back that goes with them is drawn', async () => {
  const before = (await staff.open(path)).all('.shots > li').length
  const none = await ask(await staff.open(path), [])
  expect(none.status).toBe(422)
  expect(none.one('#view-fault').text).toBe('Cochez au moins une vue.')
  const label: [string, Buffer] = ['etiquette.png', await drawPicture('png', 90, 100)]
  const views = ['bottle', 'label', 'back', 'table']
  const asked = await ask(await staff.open(path), views, { glass: 'leaf' }, label)
  const rows = asked.all('.shots > li').map(({ text }) => text)
  expect(rows).toHaveLength(before + 4)
  for (const [says, whose] of [
    ['La bouteille seule', 'votre étiquette'],
    ['L’étiquette de près', 'votre étiquette'],
    ['Le dos et sa contre-étiquette', 'étiquette dessinée'],
    ['Une table, un verre servi', 'votre étiquette'],
  ])
    expect(rows.some((text) => text.includes(`${says}, Bourguignonne, Feuille morte`) && text.includes(whose ?? ''))).toBe(true)
})

test('where the queue is full the views that found room are told, and the form goes on with the rest', async () => {
  await bindToSite(shop.db, '1').inTransaction(async (tx) => {
    const all = await tx.selectFrom('packshots').selectAll().execute()
    const { site_id: _, ...model } = all[0] ?? expect.fail('nothing was asked for')
    const waiting = all.filter(({ state }) => state === 'waiting' || state === 'making').length
    for (let at = waiting; at < 23; at += 1) {
      const row = { ...model, id: `full-${at}`, shot_key: `full-${at}`, state: 'waiting' as const, image_id: null }
      await tx.insertInto('packshots').values(row).execute()
    }
  })
  const refused = await ask(await staff.open(path), ['bottle', 'case', 'table'], { glass: 'black' })
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('La première vue est demandée.')
  const ticked = refused.all('input[name=view]').filter((box) => box.attribute('checked') !== undefined)
  expect(ticked.map((box) => box.attribute('value'))).toEqual(['case', 'table'])
})

test('where no program photographs, the screen says so in a sentence and asks for nothing', async () => {
  const without = await openOwnedShop({ env: { BLENDER: 'off' } })
  const owner = await openStaffBrowser(without)
  const page = await owner.open(path)
  expect(page.status).toBe(200)
  expect(page.html).toContain('Ce serveur n’a pas le programme qui photographie')
  expect(page.html).not.toContain('Faire les photographies')
  await without.close()
})
