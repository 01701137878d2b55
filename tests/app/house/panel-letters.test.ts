import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
  const reader = { id: 'marie', email: 'marie@exemple.test', email_shown: 'marie@exemple.test', firstname: '', lastname: '' }
  const at = '2026-01-01T00:00:00.000Z'
  const agreed = { state: 'SUBSCRIBED', lists: '[]', source: 'SITE', consent: 'oui', asked_at: at, confirmed_at: at } as const
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .insertInto('newsletter_subscribers')
      .values({ ...reader, ...agreed, way_out: 'clef' })
      .execute(),
  )
})
afterAll(() => shop.close())

const openStaff = () => openStaffBrowser(shop)

test('an owner writes a letter, tries it, plans it, lets it go and follows it, without script', async () => {
  const staff = await openStaff()
  const form = await staff.open('/admin/lettres/nouveau')
  const made = await staff.send(form, '/admin/lettres/nouveau', {
    subject: 'Vendanges <b>finies</b>',
    title: 'On a fini',
    body: 'Il a fait **beau**.',
    pace: '30',
  })
  expect(made.url).toMatch(/^\/admin\/lettres\/[0-9a-f-]{36}$/)
  expect(made.html).toContain('Cette lettre n’est pas partie.')
  const tried = await staff.send(made, `${made.url}/envoi/essai`, { body: 'Il a **plu**.' })
  expect(tried.html).toContain('L’essai part à votre adresse.')
  expect(tried.fieldNamed('body').value).toBe('Il a **plu**.')
  const letter = await shop.call('GET', made.url.replace('/admin/lettres', '/admin/letter'))
  expect(JSON.stringify(letter.body)).toContain('"plu"')
  const blank = await staff.send(tried, `${made.url}/envoi/envoyer`, { subject: '', body: 'Il a fait **beau**.' })
  expect(blank.status).toBe(422)
  expect(blank.fieldNamed('subject').isInvalid).toBe(true)
  expect(blank.fieldNamed('body').value).toBe('Il a fait **beau**.')
  const past = await staff.send(blank, `${made.url}/envoi/planifier`, {
    subject: 'Vendanges <b>finies</b>',
    quand: '2001-01-01T10:00',
  })
  expect(past.status).toBe(422)
  const moment = past.fieldNamed('quand')
  expect([moment.value, moment.fault]).toEqual(['2001-01-01T10:00', 'Indiquez un jour et une heure à venir.'])
  expect(past.fieldNamed('subject').value).toBe('Vendanges <b>finies</b>')
  const planned = await staff.send(past, `${made.url}/envoi/planifier`, { quand: '2099-01-01T10:00' })
  expect(planned.html).toContain('Elle partira le')
  const free = await staff.send(planned, `${made.url}/envoi/arreter`)
  expect(free.html).toContain('Cette lettre n’est pas partie.')
  const leaving = await staff.send(free, `${made.url}/envoi/envoyer`)
  expect(leaving.html).toContain('Elle part en ce moment')
  expect(leaving.all('[name="subject"]')).toHaveLength(0)
  expect(leaving.all('dd').map(({ text }) => text)).toContain('Il a fait beau.')
  expect((await staff.open('/admin/lettres')).text).toContain('Vendanges <b>finies</b>')
})

test('a letter is said to have left once no reader waits for it any more', async () => {
  const staff = await openStaff()
  const at = '2026-01-02T00:00:00.000Z'
  const words = {
    subject: 'Les vœux',
    title: 'Bonne année',
    body: '{"type":"doc","content":[]}',
    button_label: '',
    button_url: '',
  }
  const moments = { send_at: null, started_at: at, ended_at: at, created_at: at }
  const { inTransaction } = bindToSite(shop.db, '1')
  await inTransaction(async (tx) => {
    await tx
      .insertInto('letters')
      .values({ id: 'voeux', ...words, lists: '[]', pace: 30, state: 'SENT', ...moments })
      .execute()
    const reader = { letter_id: 'voeux', subscriber_id: 'marie', fate: 'WAITING' as const, queued_at: at }
    await tx.insertInto('letter_readers').values(reader).execute()
  })
  const leaving = await staff.open('/admin/lettres/voeux')
  expect(leaving.text).toMatch(/Elle est en cours d’envoi\s: un lecteur attend encore/)
  expect(leaving.html).not.toContain('Elle est partie')
  await inTransaction((tx) => tx.updateTable('letter_readers').set({ fate: 'SENT' }).where('letter_id', '=', 'voeux').execute())
  expect((await staff.open('/admin/lettres/voeux')).text).toMatch(/Elle est partie\s: l’envoi s’est achevé/)
})

test('a letter shows wines, is for some of its readers, makes its code, and is looked at as its mail before it leaves', async () => {
  const staff = await openStaff()
  const fresh = await staff.open('/admin/lettres/nouveau')
  const wine = fresh.all('[name="wines"]')[0]?.value ?? ''
  const words = { subject: 'Les 2023', title: 'Ils sont là', body: 'Lisez [leur histoire](/le-domaine).', pace: '30' }
  const made = await staff.send(fresh, '/admin/lettres/nouveau', { ...words, wines: wine, 'segment.kind': 'ALL' })
  expect(made.html).toContain('Elle ira à 1 lecteur.')
  const mark = `from=lettre-${made.url.split('/').at(-1)?.slice(0, 8)}`
  const frame = (page: typeof made) => page.one('.letter-preview iframe').element
  expect(frame(made).getAttribute('sandbox')).toBe('')
  expect(made.all('[name="largeur"]').map(({ value }) => value)).toEqual(['390', '600'])
  const mail = frame(made).getAttribute('srcdoc') ?? ''
  expect(mail).toContain(`/le-domaine?${mark}`)
  expect(mail).toMatch(/abus d’alcool/)
  expect(mail).not.toContain('src="cid:')
  expect(made.one('.letter-text').text).toContain(`?${mark}`)
  expect(made.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
  expect(made.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect((await staff.open('/admin/lettres')).headers.get('content-security-policy')).not.toContain('unsafe-inline')

  const missing = await staff.send(made, made.url, { 'segment.kind': 'NEVER_BOUGHT' })
  expect(missing.status).toBe(422)
  expect(missing.fieldNamed('segment.idProduct').isInvalid).toBe(true)
  const tagged = await staff.send(made, made.url, { 'segment.kind': 'TAGGED', 'segment.tag': 'Fidèle' })
  expect(tagged.html).toContain('Elle ira à personne pour l’instant.')

  const act = `${made.url}/envoi/code`
  const astray = await staff.send(tagged, act, { code: 'MILLESIME', remise: '200', fin: '2099-12-31' })
  expect(astray.status).toBe(422)
  expect([astray.fieldNamed('code').value, astray.fieldNamed('remise').value]).toEqual(['MILLESIME', '200'])
  expect(astray.fieldNamed('code').isInvalid).toBe(true)
  const coded = await staff.send(astray, act, { code: 'MILLESIME', remise: '10', fin: '2099-12-31' })
  expect(frame(coded).getAttribute('srcdoc')).toContain('MILLESIME')
  const code = await shop.call('GET', `/admin/discount-code/${coded.fieldNamed('idCode').value}`)
  expect(code).toMatchObject({ code: 'MILLESIME', type: 'PERCENTAGE', amount: 10, endsAt: '2099-12-31T22:59:00.000Z' })

  const leaving = await staff.send(await staff.send(coded, coded.url, { 'segment.kind': 'ALL' }), `${made.url}/envoi/envoyer`)
  expect(leaving.html).toMatch(/Ce qu’elle a amené\s: aucune visite par ses liens, aucune commande avec son code/)
  expect(leaving.all('.letter-preview')).toHaveLength(0)
})
