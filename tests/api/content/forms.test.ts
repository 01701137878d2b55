import { expect, test } from 'vitest'
import type { Upload } from '#api/contract/index.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { drawPicture, writePdf } from '../../support/pictures.ts'
import { codeOf, faultsOf, given, saidOf } from '../support/accounts.ts'
import { openForms, uploadOf } from '../support/forms.ts'
import { day } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const filled = { nom: 'Marie Vuillemin', courriel: 'marie@exemple.test', qui: 'ami', accord: true }
const params = { id: 'groupe' }

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`forms ${name}`, (open) => {
    const stage = async () => openForms(await open(), transport)

    test('[A-17] [E-15] a form is read, filled in with several files, and reaches its owner whole', async () => {
      const { as, admin } = await stage()
      const form = given(await as().getForm({ params }))
      expect(form).toMatchObject({ id: 'groupe', title: 'Venir à plusieurs' })
      expect(form.fields.map(({ id, type }) => `${id} ${type}`)).toContain('photos FILE')
      expect(await codeOf(as().getForm({ params: { id: 'ferme' } }))).toBe('not_found')
      const files = [await uploadOf('vigne.png', await drawPicture('png')), await uploadOf('bon.pdf', writePdf())]
      const { id } = given(await as().submitForm({ params, body: { answers: filled, fileFields: ['photos', 'photos'] }, files }))
      const answer = given(await admin().getFormAnswer({ params: { id } }))
      expect(answer.answers).toEqual([
        { field: 'nom', label: 'Votre nom', value: 'Marie Vuillemin' },
        { field: 'courriel', label: 'Adresse', value: 'marie@exemple.test' },
        { field: 'qui', label: 'Vous êtes', value: 'ami' },
        { field: 'accord', label: 'J’accepte', value: 'oui' },
        { field: 'origine', label: 'Origine', value: 'site' },
      ])
      expect(answer.files.map(({ name: file, mime }) => `${file} ${mime}`).sort()).toEqual([
        'bon.pdf application/pdf',
        'vigne.png image/png',
      ])
      const file = given(await admin().getFormFile({ params: { id: answer.files[0]?.id ?? '' } }))
      expect(file.type).toBe('application/octet-stream')
      expect(Buffer.from(file.content, 'base64').length).toBeGreaterThan(60)
    })

    test('[A-17] [E-15] [X-06] what is wrong is told field by field, the condition of a field decided by the server', async () => {
      const { as, count } = await stage()
      const faults = (answers: Record<string, string | boolean | string[]>) =>
        faultsOf(as().submitForm({ params, body: { answers } }))
      expect(await faults({})).toEqual(['nom', 'courriel', 'qui', 'accord'])
      expect(await faults({ ...filled, courriel: 'marie@', qui: 'entreprise' })).toEqual(['courriel', 'societe'])
      expect(await faults({ ...filled, societe: 'Personne ne l’a demandée' })).toEqual([])
      expect(await faults({ ...filled, autre: 'x' })).toEqual(['autre'])
      const html = await uploadOf('photo.png', Buffer.from('<html><script>alert(1)</script>'))
      const sent = as().submitForm({ params, body: { answers: filled, fileFields: ['photos'] }, files: [html] })
      expect(await faultsOf(sent)).toEqual(['photos'])
      expect(await count()).toBe(1)
    })
  })
}

eachDatabase('forms', (open) => {
  const stage = async () => openForms(await open())
  type Shop = Awaited<ReturnType<typeof stage>>
  const send = (shop: Shop, answers = {}, more = {}) =>
    shop.as().submitForm({ params, body: { answers: { ...filled, ...answers }, ...more } })

  test('the owner reads, marks and erases answers, and is told by mail, to which they can reply', async () => {
    const shop = await stage()
    const { admin, outbox } = shop
    const { id } = given(await send(shop))
    expect(await outbox('form_received')).toMatchObject([
      { to: 'bonjour@coteaux.test', params: { title: 'Venir à plusieurs', email: 'marie@exemple.test' } },
    ])
    const listed = given(await admin().listFormAnswers({ query: { form: 'groupe', isRead: 'false' } }))
    expect([listed.total, listed.answers[0]?.id]).toEqual([1, id])
    expect(given(await admin().changeFormAnswer({ params: { id }, body: { isRead: true } })).isRead).toBe(true)
    given(await admin().removeFormAnswer({ params: { id } }))
    expect(await codeOf(admin().getFormAnswer({ params: { id } }))).toBe('not_found')
  })

  test('a machine is answered alike and only counted; one place sends fifteen an hour', async () => {
    const shop = await stage()
    expect(given(await send(shop, {}, { trap: 'x' })).id).toMatch(/^[\w-]{36}$/)
    expect(await codeOf(send(shop, {}, { seconds: 0.5 }))).toBe('rate_limited')
    expect([await shop.count(), await shop.outbox('form_received')]).toEqual([0, []])
    const fromOne = () => codeOf(shop.as(undefined, { address: '192.0.2.7' }).submitForm({ params, body: { answers: filled } }))
    const codes: string[] = []
    for (let turn = 0; turn < 17; turn += 1) codes.push(await fromOne())
    expect(codes.filter((code) => code === 'ok')).toHaveLength(15)
    expect(codes.at(-1)).toBe('rate_limited')
  })

  test('threat 41: a flood from many places is kept for the owner to read, and does not fill the mailbox', async () => {
    const shop = await stage()
    for (let turn = 0; turn < 63; turn += 1) given(await send(shop))
    expect([await shop.count(), (await shop.outbox('form_received')).length]).toEqual([63, 60])
  })

  test('threat 46: what is refused takes no room from others, and a network has a bound as a place has one', async () => {
    const shop = await stage()
    const garbage = { ...(await uploadOf('plan.bin', Buffer.from('rien'))), size: 30 * 1024 * 1024 }
    const send = async (address: string, upload: Upload = garbage) =>
      codeOf(shop.as(undefined, { address }).submitForm({ params, body: { answers: filled }, files: [upload] }))
    for (let place = 0; place < 30; place += 1) expect(await send(`198.18.${place}.1`)).toBe('invalid')
    for (let place = 0; place < 6; place += 1) expect(await send(`203.0.113.${place}`)).toBe('invalid')
    expect(await send('203.0.113.6')).toBe('rate_limited')
    expect(await send('198.51.100.1', await uploadOf('photo.pdf', writePdf()))).toBe('ok')
  })

  test('threat 46: what strangers send has an end: by place and day, and before the half of the room that is the owner’s', async () => {
    const shop = await stage()
    const heavy = await uploadOf('plan.bin', Buffer.alloc(9 * 1024 * 1024))
    const fromOne = (address: string, upload = heavy) =>
      codeOf(shop.as(undefined, { address }).submitForm({ params, body: { answers: filled }, files: [upload] }))
    const greedy = { ...heavy, size: 500 * 1024 * 1024 }
    expect(await fromOne('192.0.2.7', greedy)).toBe('rate_limited')
    const codes: string[] = []
    for (let turn = 0; turn < 8; turn += 1) codes.push(await fromOne('192.0.2.8'))
    expect(codes).toEqual([...Array<string>(6).fill('invalid'), 'rate_limited', 'rate_limited'])
    expect(await fromOne('192.0.2.9')).toBe('invalid')

    await shop.stage.db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: 1 }).where('id', '=', '1').execute())
    shop.stage.dependencies.sites.forget()
    const photo = await uploadOf('photo.pdf', Buffer.concat([writePdf(), Buffer.alloc(200 * 1024, ' '), writePdf()]))
    const sendOne = () => shop.as().submitForm({ params, body: { answers: filled }, files: [photo] })
    expect([await codeOf(sendOne()), await codeOf(sendOne())]).toEqual(['ok', 'ok'])
    expect(await saidOf(sendOne(), 'photos')).toContain('plus recevoir de fichiers')
  })

  test('[P-12] an answer that is erased takes its file along at once, unless somebody else sent the same', async () => {
    const shop = await stage()
    const photo = await drawPicture('png')
    const sendPhoto = async () => {
      const files = [await uploadOf('photo.png', photo)]
      return given(await shop.as().submitForm({ params, body: { answers: filled, fileFields: ['photos'] }, files })).id
    }
    const [mine, theirs] = [await sendPhoto(), await sendPhoto()]
    const [row] = await shop.site.read.selectFrom('form_files').select('content_hash').execute()
    const kept = () => shop.stage.dependencies.media.files.find('1', row?.content_hash ?? '')
    given(await shop.admin().removeFormAnswer({ params: { id: mine } }))
    expect(await kept()).toBeDefined()
    given(await shop.admin().removeFormAnswer({ params: { id: theirs } }))
    expect(await kept()).toBeUndefined()
  })

  test('[P-12] answers go after a year, a member’s with the account; the archive has them', async () => {
    const shop = await stage()
    const { api } = await shop.enrol('paul@exemple.test')
    given(await api.submitForm({ params, body: { answers: { ...filled, nom: 'Paul' } } }))
    given(await send(shop))
    expect(given(await api.exportOwnData()).forms).toMatchObject([
      { form: 'groupe', answers: [{ value: 'Paul' }, {}, {}, {}, {}] },
    ])
    shop.pass(364 * day)
    await shop.run(keepTerms)
    expect(await shop.count()).toBe(2)
    shop.pass(day)
    await shop.run(keepTerms)
    expect(await shop.count()).toBe(0)
  })

  test('threat 39: the file of answers has a column for each question and carries no formula', async () => {
    const shop = await stage()
    given(await send(shop, { nom: '=cmd|calc' }))
    shop.pass(60)
    given(await shop.admin().changeForm({ params, body: { fields: [{ id: 'age', label: '+Âge', type: 'NUMBER' }] } }))
    given(await shop.as().submitForm({ params, body: { answers: { age: '-5' } } }))
    const csv = Buffer.from(given(await shop.admin().exportFormAnswers({ params })).content, 'base64').toString()
    const [head, first, second] = csv.slice(1).split('\r\n')
    expect(head).toBe(`"Reçu le";"Votre nom";"Adresse";"Vous êtes";"J’accepte";"Origine";"'+Âge"`)
    expect(first).toContain(`"'=cmd|calc";"marie@exemple.test";"ami";"oui";"site";""`)
    expect(second).toContain(`"";"";"";"";"";"'-5"`)
  })

  test('an owner draws a form; a condition on nothing, an id twice or a choice without choices is refused', async () => {
    const { admin, as } = await stage()
    const faults = (fields: Parameters<ReturnType<typeof admin>['createForm']>[0]['body']['fields']) =>
      faultsOf(admin().createForm({ body: { title: 'Un', fields } }))
    const text = { id: 'a', label: 'A', type: 'TEXT' as const }
    expect(await faults([text, text])).toEqual(['fields.a'])
    expect(await faults([{ ...text, showIf: { field: 'b', is: '1' } }])).toEqual(['fields.a'])
    expect(await faults([{ ...text, type: 'CHOICE' }])).toEqual(['fields.a'])
    const { id } = given(await admin().createForm({ body: { id: 'nouveau', title: 'Un', fields: [text] } }))
    expect(await faultsOf(admin().createForm({ body: { id, title: 'Un', fields: [text] } }))).toEqual(['id'])
    expect(given(await admin().changeForm({ params: { id }, body: { isValid: false } }))).toMatchObject({
      title: 'Un',
      isValid: false,
    })
    expect(await codeOf(as().submitForm({ params: { id }, body: { answers: {} } }))).toBe('not_found')
    expect(given(await admin().listAdminForms({ query: {} })).total).toBe(3)
    given(await admin().removeForm({ params: { id } }))
    expect(await codeOf(admin().getAdminForm({ params: { id } }))).toBe('not_found')
  })
})
