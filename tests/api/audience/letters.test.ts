import { expect, test } from 'vitest'
import { sendDueLetters } from '#api/audience/letters/send-due-letters.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import type { Mail, MailFate } from '#api/platform/outside/mail.ts'
import { mostRefusals } from '#app/models/audience/letter.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { openLetters } from '../support/letters.ts'

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const body = { type: 'doc' as const, content: [paragraph('Il a fait beau.'), paragraph('Venez goûter.')] }
const words = { subject: 'Les vendanges', title: 'On a fini', body }
const sent: MailFate = { fate: 'sent' }

eachDatabase('letters to subscribers', (open) => {
  async function raise(count = 0) {
    const db = await open()
    const shop = await openLetters(db)
    const owner = shop.admin()
    const got: Mail[] = []
    const addresses = Array.from({ length: count }, (_, place) => `lecteur${place}@exemple.test`)
    if (count > 0)
      await shop.site.inTransaction((tx) => tx.insertInto('newsletter_subscribers').values(addresses.map(rowOf)).execute())
    const mail = (fateOf: (mail: Mail) => MailFate = () => sent) => {
      const send = async (one: Mail) => {
        const fate = fateOf(one)
        if (fate.fate === 'sent') got.push(one)
        return fate
      }
      return sendDueMails({ db, port: { send }, now: shop.stage.dependencies.now, random: () => 0.5 })
    }
    const begin = async (more: object = {}) => {
      const letter = given(await owner.createLetter({ body: { ...words, ...more } }))
      return given(await owner.sendLetter({ params: { id: letter.id }, body: {} }))
    }
    const tell = async (id: string) => given(await owner.getLetter({ params: { id } }))
    return { shop, owner, got, addresses, mail, begin, tell, turn: () => shop.run(sendDueLetters) }
  }

  const rowOf = (email: string, place: number) => ({
    id: `lecteur-${place}`,
    email,
    email_shown: email,
    firstname: '',
    lastname: '',
    state: 'SUBSCRIBED' as const,
    lists: JSON.stringify([place % 2 ? 'vins' : 'saisons']),
    source: 'SITE' as const,
    consent: 'oui',
    way_out: `clef-${place}`,
    asked_at: '2026-01-01T00:00:00.000Z',
    confirmed_at: '2026-01-01T00:00:00.000Z',
  })

  test('five hundred have it once each, no more a minute than was said, though the process dies in between', async () => {
    const { shop, got, addresses, mail, begin, tell, turn } = await raise(500)
    const { id, readers } = await begin({ pace: 180 })
    expect(readers).toBe(500)
    // The light goes out when all is written and nothing is kept.
    const dying = shop.run((at) =>
      sendDueLetters({
        ...at,
        inTransaction: (work) =>
          at.inTransaction(async (tx) => {
            await work(tx)
            throw new Error('no light')
          }),
      }),
    )
    await expect(dying).rejects.toThrow('no light')
    expect(await tell(id)).toMatchObject({ state: 'SENDING', waiting: 0, sent: 0, readers: 500 })
    const minutes: number[] = []
    for (let minute = 0; minute < 6 && (await tell(id)).state === 'SENDING'; minute += 1) {
      const before = got.length
      for (let twice = 0; twice < 2; twice += 1) await Promise.all([turn(), turn()])
      await Promise.all([mail(), mail()])
      minutes.push(got.length - before)
      shop.pass(61)
    }
    expect(minutes).toEqual([180, 180, 140])
    expect(got.map(({ to }) => to).sort()).toEqual([...addresses].sort())
    expect(await tell(id)).toMatchObject({ state: 'SENT', sent: 500, waiting: 0, refused: 0, left: 0 })
    await turn()
    expect(await mail()).toBe(0)
  })

  test('whoever leaves after it began, before their turn or before their mail, has none; who comes later has none either', async () => {
    const { shop, got, mail, begin, tell, turn } = await raise(6)
    const { id } = await begin({ pace: 3 })
    given(await shop.as().leaveNewsletter({ body: { key: 'clef-5' } }))
    await turn()
    given(await shop.as().leaveNewsletter({ body: { key: 'clef-0' } }))
    await mail()
    shop.pass(61)
    await shop.subscribed('tard@exemple.test')
    await turn()
    await mail()
    const letters = got.filter(({ subject }) => subject === words.subject)
    expect(letters.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4].map((place) => `lecteur${place}@exemple.test`))
    expect(await tell(id)).toMatchObject({ state: 'SENT', sent: 4, left: 1, readers: 5 })
  })

  test('a letter carries the words as HTML and as plain text, the law on alcohol and its reader’s own way out', async () => {
    const { got, mail, begin, turn } = await raise(2)
    await begin({ lists: ['vins'], buttonLabel: 'Voir la boutique', buttonUrl: '/boutique' })
    await turn()
    await mail()
    expect(got).toHaveLength(1)
    const [one] = got
    expect(one?.unsubscribeUrl).toBe('https://coteaux.test/newsletter/desinscription/clef-1')
    for (const said of [one?.html, one?.text]) {
      expect(said, 'its own words greet its reader').not.toContain('Bonjour')
      expect(said).toContain('Venez goûter.')
      expect(said).toContain('https://coteaux.test/boutique')
      expect(said).toContain('https://coteaux.test/newsletter/preferences/clef-1')
      expect(said).toMatch(/abus d’alcool est dangereux/)
    }
  })

  test('a trial goes to who asks and to nobody else', async () => {
    const { owner, got, mail } = await raise(3)
    const { id } = given(await owner.createLetter({ body: words }))
    given(await owner.tryLetter({ params: { id } }))
    await mail()
    expect(got.map(({ to, subject }) => [to, subject])).toEqual([['admin-1@exemple.test', '[Essai] Les vendanges']])
  })

  test('an address that mail servers refuse for good rests after three letters, and wakes when its reader chooses anew by a link we mailed', async () => {
    const { shop, owner, mail, begin, tell, turn } = await raise(1)
    const gone = (): MailFate => ({ fate: 'refused', reason: 'EENVELOPE 550 RCPT TO', isOfAddress: true })
    for (let letter = 0; letter < mostRefusals; letter += 1) {
      const { id } = await begin()
      await turn()
      await mail(gone)
      expect(await tell(id)).toMatchObject({ state: 'SENT', refused: 1 })
      shop.pass(61)
    }
    const [reader] = given(await owner.listNewsletterSubscribers({ query: {} })).subscribers
    expect(reader?.restedAt).not.toBeNull()
    expect((await begin()).readers).toBe(0)
    given(await shop.as().changeNewsletterChoice({ body: { key: 'clef-0', isSubscribed: true, lists: ['saisons'] } }))
    expect((await begin()).readers).toBe(1)
  })

  test('an address no mail can be written to is told as refused and holds nobody up; a list of letters counts the readers of each', async () => {
    const { shop, owner, got, mail, begin, tell, turn } = await raise(5)
    const broken = { email_shown: 'sans arobase' }
    await shop.site.inTransaction((tx) =>
      tx.updateTable('newsletter_subscribers').set(broken).where('id', '=', 'lecteur-0').execute(),
    )
    for (const lists of [['vins'], ['saisons'], []]) given(await owner.createLetter({ body: { ...words, lists } }))
    const { id } = await begin({ pace: 2 })
    await turn()
    const told = given(await owner.listLetters({ query: {} })).letters.map(({ state, readers }) => [state, readers])
    for (const [createdAt, count] of [
      ['gte:2026-01-01', 4],
      ['lt:2026-01-01', 0],
    ] as const)
      expect(given(await owner.listLetters({ query: { createdAt } })).total).toBe(count)
    expect(told.sort()).toEqual([...[2, 3, 5].map((count) => ['DRAFT', count]), ['SENDING', 5]])
    for (let minute = 0; minute < 2; minute += 1) {
      shop.pass(61)
      await turn()
    }
    await mail()
    expect(await tell(id)).toMatchObject({ state: 'SENT', sent: 4, refused: 1, waiting: 0, readers: 5 })
    expect(got).toHaveLength(4)
  })

  test('a letter that cannot go on holds up no other, and the fault is told', async () => {
    const { shop, begin, tell, turn } = await raise(3)
    const broken = await begin()
    shop.pass(1)
    const { id } = await begin()
    await shop.site.inTransaction((tx) => tx.updateTable('letters').set({ lists: '[' }).where('id', '=', broken.id).execute())
    await expect(turn()).rejects.toThrow('1 of 2 letters')
    expect(await tell(id)).toMatchObject({ state: 'SENT', waiting: 3 })
  })

  test('the readers of a list are found behind many hundreds who did not choose it', async () => {
    const { shop, begin, tell, turn } = await raise(1200)
    const others = { lists: JSON.stringify(['saisons']) }
    await shop.site.inTransaction((tx) =>
      tx
        .updateTable('newsletter_subscribers')
        .set(others)
        .where('id', 'not in', ['lecteur-0', 'lecteur-998', 'lecteur-999'])
        .execute(),
    )
    await shop.site.inTransaction((tx) =>
      tx
        .updateTable('newsletter_subscribers')
        .set({ lists: '["vins"]' })
        .where('id', 'in', ['lecteur-998', 'lecteur-999'])
        .execute(),
    )
    const { id } = await begin({ lists: ['vins'], pace: 1 })
    await turn()
    expect(await tell(id)).toMatchObject({ state: 'SENDING', waiting: 1, readers: 2 })
    shop.pass(61)
    await turn()
    expect(await tell(id)).toMatchObject({ state: 'SENT', waiting: 2, readers: 2 })
  })

  test('a letter waits for its moment, stops and goes on, and is not changed once it began', async () => {
    const { shop, owner, got, mail, tell, turn } = await raise(4)
    const { id } = given(await owner.createLetter({ body: { ...words, pace: 2 } }))
    const params = { id }
    const moment = (seconds: number) => new Date(shop.stage.dependencies.now().getTime() + seconds * 1000).toISOString()
    expect(await codeOf(owner.sendLetter({ params, body: { sendAt: moment(-60) } }))).toBe('invalid')
    given(await owner.sendLetter({ params, body: { sendAt: moment(60) } }))
    await turn()
    expect((await tell(id)).state).toBe('PLANNED')
    given(await owner.changeLetter({ params, body: { subject: 'Un autre jour' } }))
    shop.pass(61)
    await turn()
    expect(await codeOf(owner.changeLetter({ params, body: { subject: 'Trop tard' } }))).toBe('conflict')
    expect(await codeOf(owner.removeLetter({ params }))).toBe('conflict')
    given(await owner.stopLetter({ params }))
    shop.pass(61)
    await turn()
    await mail()
    expect([(await tell(id)).state, got.length]).toEqual(['STOPPED', 2])
    given(await owner.sendLetter({ params, body: {} }))
    await turn()
    await mail()
    expect(await tell(id)).toMatchObject({ state: 'SENT', sent: 4, subject: 'Un autre jour' })
    given(await owner.removeLetter({ params }))
    expect(await codeOf(owner.getLetter({ params }))).toBe('not_found')
  })

  test('that a letter was sent is not taken back, that its words were changed before is', async () => {
    const { shop, owner, tell } = await raise(1)
    const { id } = given(await owner.createLetter({ body: words }))
    shop.pass(1)
    given(await owner.changeLetter({ params: { id }, body: { subject: 'Un autre jour' } }))
    const newest = async () => given(await owner.listAuditLog({ query: { nbItem: 1 } })).entries[0]
    const changed = await newest()
    expect(changed).toMatchObject({ undo: 'POSSIBLE' })
    given(await owner.undoAct({ params: { id: changed?.id ?? '' } }))
    expect((await tell(id)).subject).toBe(words.subject)
    shop.pass(1)
    given(await owner.sendLetter({ params: { id }, body: {} }))
    const sending = await newest()
    expect(sending).toMatchObject({ undo: 'NEVER', never: 'MAIL' })
    expect(await codeOf(owner.undoAct({ params: { id: sending?.id ?? '' } }))).toBe('conflict')
    expect((await tell(id)).state).not.toBe('DRAFT')
  })
})
