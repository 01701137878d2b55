import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { newsletterConsent } from '#app/texts/audience/newsletter.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, password } from '../support/accounts.ts'
import { openLetters } from '../support/letters.ts'
import { day } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const marie = 'marie@exemple.test'

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`letters ${name}`, (open) => {
    const stage = async () => openLetters(await open(), transport)

    test('[A-11] whoever asks for letters confirms by the link that was mailed; source, day and words of the wish are kept', async () => {
      const { as, admin, mails, link } = await stage()
      expect(given(await as().subscribeToNewsletter({ body: { email: 'Marie@Exemple.test', lists: ['vins'] } }))).toEqual({})
      const asked = given(await admin().listNewsletterSubscribers({ query: {} }))
      expect(asked.subscribers).toMatchObject([
        {
          email: 'Marie@Exemple.test',
          state: 'PENDING',
          lists: ['vins'],
          source: 'SITE',
          consent: newsletterConsent.SITE,
          askedAt: '2026-03-01T10:00:00.000Z',
          confirmedAt: null,
        },
      ])
      const token = await link('newsletter_confirm')
      const { key } = given(await as().confirmNewsletter({ body: { token } }))
      expect(await faultsOf(as().confirmNewsletter({ body: { token } }))).toEqual(['token'])
      expect((await mails('newsletter_welcome')).map(({ path }) => path)).toEqual([`/newsletter/preferences/${key}`])
      const choice = given(await as().findNewsletterChoice({ body: { key } }))
      expect(choice).toMatchObject({ address: 'M…@Exemple.test', isSubscribed: true })
      expect(choice.lists.map(({ id, isChosen }) => [id, isChosen])).toEqual([
        ['saisons', false],
        ['vins', true],
      ])
    })

    test('[R-21] a member reads and changes what they receive, and leaves; their mailbox needs no second link', async () => {
      const { enrol, mails } = await stage()
      const { api } = await enrol(marie)
      expect(given(await api.listNewsletterLists()).map(({ id }) => id)).toEqual(['saisons', 'vins'])
      expect(given(await api.getNewsletterSubscription())).toEqual({ isSubscribed: false, lists: [] })
      const some = given(await api.changeNewsletterSubscription({ body: { lists: ['vins'] } }))
      expect(some).toEqual({ isSubscribed: true, lists: ['vins'] })
      const all = given(await api.changeNewsletterSubscription({ body: { lists: ['vins', 'saisons'], isSubscribed: true } }))
      expect(all).toEqual({ isSubscribed: true, lists: ['saisons', 'vins'] })
      expect(await faultsOf(api.changeNewsletterSubscription({ body: { lists: ['fermee'] } }))).toEqual(['lists'])
      const left = given(await api.changeNewsletterSubscription({ body: { isSubscribed: false } }))
      expect([left, given(await api.getNewsletterSubscription())]).toEqual(Array(2).fill({ isSubscribed: false, lists: [] }))
      expect([(await mails('newsletter_confirm')).length, (await mails('newsletter_welcome')).length]).toEqual([0, 1])
    })
  })
}

eachDatabase('letters', (open) => {
  const stage = async () => openLetters(await open())

  test('the answer is the same whether the address was known or not; only its mailbox learns which', async () => {
    const { as, subscribed, mails } = await stage()
    await subscribed(marie)
    const answers = [marie, 'paul@exemple.test'].map((email) => as().subscribeToNewsletter({ body: { email } }))
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ])
    expect((await mails('newsletter_known')).map(({ to }) => to)).toEqual([marie])
    expect((await mails('newsletter_confirm')).map(({ to }) => to).sort()).toEqual([marie, 'paul@exemple.test'])
  })

  test('one act ends all letters without a login; saying it twice is no fault, a foreign key is', async () => {
    const { as, subscribed, admin } = await stage()
    const key = await subscribed(marie)
    given(await as().leaveNewsletter({ body: { key } }))
    given(await as().leaveNewsletter({ body: { key } }))
    expect(await codeOf(as().leaveNewsletter({ body: { key: 'x'.repeat(43) } }))).toBe('not_found')
    expect(await codeOf(as(undefined, { siteId: '2' }).leaveNewsletter({ body: { key } }))).toBe('not_found')
    const [row] = given(await admin().listNewsletterSubscribers({ query: {} })).subscribers
    expect(row).toMatchObject({ state: 'LEFT', lists: [], leftAt: '2026-03-01T10:00:00.000Z' })
    given(await as().changeNewsletterChoice({ body: { key, lists: ['vins'] } }))
    expect(given(await as().findNewsletterChoice({ body: { key } })).isSubscribed).toBe(true)
  })

  test('threat 41: a stranger cannot subscribe somebody who left, nor fill a mailbox, nor a machine anything', async () => {
    const { as, subscribed, admin, mails } = await stage()
    const key = await subscribed(marie)
    given(await as().leaveNewsletter({ body: { key } }))
    const codes: string[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      codes.push(await codeOf(as().subscribeToNewsletter({ body: { email: `marie+${turn}@exemple.test`, firstname: 'GAGNEZ' } })))
    }
    expect(codes).toEqual(Array(6).fill('ok'))
    // The two that marie had before are among the three of an hour.
    expect((await mails()).filter(({ to }) => to.startsWith('marie+'))).toHaveLength(2)
    given(await as().subscribeToNewsletter({ body: { email: 'robot@exemple.test', trap: 'x' } }))
    expect(await codeOf(as().subscribeToNewsletter({ body: { email: 'robot@exemple.test', seconds: 1 } }))).toBe('rate_limited')
    const { subscribers } = given(await admin().listNewsletterSubscribers({ query: { state: 'SUBSCRIBED' } }))
    expect(subscribers).toEqual([])
    const all = await mails()
    expect(all.filter(({ to }) => to.startsWith('robot'))).toEqual([])
    expect(JSON.stringify(all)).not.toContain('GAGNEZ')
  })

  test('threat 45: strangers who name a mailbox keep nobody from subscribing, and do not put out the link that lies in it', async () => {
    const { as, admin, mails } = await stage()
    const body = { email: marie }
    const from = (address: string) => as(undefined, { address })
    for (let turn = 0; turn < 30; turn += 1) await from(`192.0.2.${turn % 2}`).subscribeToNewsletter({ body })
    expect(await codeOf(from('192.0.2.1').subscribeToNewsletter({ body: { email: 'zoe@exemple.test' } }))).toBe('ok')
    expect(await codeOf(from('192.0.9.9').subscribeToNewsletter({ body }))).toBe('ok')
    const links = (await mails()).filter(({ to }) => to === marie)
    expect(links).toHaveLength(3)
    // All three were written in the same moment: which is the last one only its link tells.
    const answers = []
    for (const { token = '' } of links) answers.push(await codeOf(as().confirmNewsletter({ body: { token } })))
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1)
    const { subscribers } = given(await admin().listNewsletterSubscribers({ query: { state: 'SUBSCRIBED' } }))
    expect(subscribers).toHaveLength(1)
  })

  test('threat 45: a link that is not mailed does not put out the one that lies in the mailbox', async () => {
    const { as, link, site, stage: house } = await stage()
    given(await as().subscribeToNewsletter({ body: { email: marie } }))
    const token = await link('newsletter_confirm')
    const about = { params: {}, site: { id: '1', name: '', origin: 'https://coteaux.test' }, now: house.dependencies.now() }
    // What strangers have written to her meanwhile: her mailbox has had its mails of the hour.
    await site.inTransaction(async (tx) => {
      for (let n = 0; n < 5; n += 1) await queueMail(tx, { ...about, kind: 'message_acknowledged', to: marie })
    })
    given(await as(undefined, { address: '192.0.2.9' }).subscribeToNewsletter({ body: { email: marie } }))
    given(await as().confirmNewsletter({ body: { token } }))
  })

  test('twenty requests an hour from one place, whatever the addresses', async () => {
    const { as } = await stage()
    const ask = (turn: number) =>
      codeOf(as(undefined, { address: '192.0.2.7' }).subscribeToNewsletter({ body: { email: `a${turn}@exemple.test` } }))
    const codes = await Promise.all(Array.from({ length: 22 }, (_, turn) => ask(turn)))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20)
  })

  test('[P-02] where letters are switched off nobody subscribes, and whoever receives them can still stop', async () => {
    const { as, enrol, subscribed, switchOff, logIn, mails } = await stage()
    const key = await subscribed(marie)
    const { api } = await enrol('paul@exemple.test')
    await switchOff()
    expect(await codeOf(as().subscribeToNewsletter({ body: { email: 'a@exemple.test' } }))).toBe('not_found')
    expect(await codeOf(api.changeNewsletterSubscription({ body: { isSubscribed: true } }))).toBe('not_found')
    expect(given(await api.listNewsletterLists())).toEqual([])
    given(await as().leaveNewsletter({ body: { key } }))
    given(await api.changeNewsletterSubscription({ body: { isSubscribed: false } }))
    given(await as().register({ body: { email: 'eve@exemple.test', password, terms: true, newsletter: true } }))
    const mail = (await mails('confirm_account')).find(({ to }) => to === 'eve@exemple.test')
    given(await as().confirmRegistration({ body: { token: mail?.token ?? '', password } }))
    const eve = await logIn('eve@exemple.test')
    expect(given(await eve.api.getNewsletterSubscription()).isSubscribed).toBe(false)
  })

  test('the box of the registration counts from the day the account is confirmed; letters follow to a new address', async () => {
    const { as, mails, logIn, admin } = await stage()
    given(await as().register({ body: { email: marie, password, terms: true, newsletter: true } }))
    expect(given(await admin().listNewsletterSubscribers({ query: {} })).total).toBe(0)
    const [mail] = await mails('confirm_account')
    given(await as().confirmRegistration({ body: { token: mail?.token ?? '', password } }))
    const { api } = await logIn(marie)
    expect(given(await api.getNewsletterSubscription())).toEqual({ isSubscribed: true, lists: ['saisons', 'vins'] })
    given(await api.askEmailChange({ body: { email: 'mv@exemple.test', password } }))
    const [change] = await mails('confirm_email')
    given(await api.confirmEmailChange({ body: { token: change?.token ?? '' } }))
    expect(given(await api.getNewsletterSubscription()).isSubscribed).toBe(true)
    const { subscribers } = given(await admin().listNewsletterSubscribers({ query: {} }))
    expect(subscribers).toMatchObject([{ email: 'mv@exemple.test', source: 'REGISTRATION' }])
    expect(given(await api.exportOwnData()).newsletter).toMatchObject({ email: 'mv@exemple.test', state: 'SUBSCRIBED' })
  })

  test('[P-12] a wish that nobody confirms goes after thirty days, the proof of a reader who left after three years', async () => {
    const shop = await stage()
    const key = await shop.subscribed(marie)
    given(await shop.as().subscribeToNewsletter({ body: { email: 'paul@exemple.test', firstname: 'Paul' } }))
    given(await shop.as().leaveNewsletter({ body: { key } }))
    const count = async () => (await shop.site.read.selectFrom('newsletter_subscribers').select('id').execute()).length
    shop.pass(29 * day)
    await shop.run(keepTerms)
    expect(await count()).toBe(2)
    shop.pass(day)
    await shop.run(keepTerms)
    expect(await count()).toBe(1)
    shop.pass(3 * 365 * day)
    await shop.run(keepTerms)
    expect(await count()).toBe(0)
  })

  test('a link that waited more than seven days subscribes nobody', async () => {
    const { as, link, pass } = await stage()
    given(await as().subscribeToNewsletter({ body: { email: marie } }))
    pass(7 * day)
    expect(await faultsOf(as().confirmNewsletter({ body: { token: await link('newsletter_confirm') } }))).toEqual(['token'])
  })

  test('the file of subscribers carries no formula, and the way out of each', async () => {
    const { as, admin, link } = await stage()
    given(
      await as().subscribeToNewsletter({
        body: { email: marie, firstname: '=HYPERLINK("https://pirate.test")', lastname: '@SUM' },
      }),
    )
    given(await as().subscribeToNewsletter({ body: { email: 'jamais@exemple.test' } }))
    const { key } = given(await as().confirmNewsletter({ body: { token: await link('newsletter_confirm', marie) } }))
    const file = given(await admin().exportNewsletterSubscribers())
    const csv = Buffer.from(file.content, 'base64').toString()
    expect([file.name, file.type]).toEqual(['abonnes-2026-03-01.csv', 'text/csv'])
    expect(csv).toContain(`"${marie}";"'=HYPERLINK(""https://pirate.test"")";"'@SUM";"La lettre des saisons, Les vins rares"`)
    expect(csv).toContain(`/newsletter/desinscription/${key}"`)
    expect(csv).not.toContain('jamais')
  })

  test('an owner keeps lists of letters; a list that goes takes its readers along, or leaves them the others', async () => {
    const { admin, as, subscribed } = await stage()
    const { id } = given(await admin().createNewsletterList({ body: { name: 'Brèves', order: 9 } }))
    expect(given(await admin().changeNewsletterList({ params: { id }, body: { isValid: false } }))).toMatchObject({
      order: 9,
      isValid: false,
    })
    expect(given(await admin().getAdminNewsletterList({ params: { id } })).name).toBe('Brèves')
    expect(given(await admin().listAdminNewsletterLists({ query: { isValid: 'false' } })).total).toBe(2)
    const one = await subscribed(marie, ['vins'])
    const both = await subscribed('paul@exemple.test')
    given(await admin().removeNewsletterList({ params: { id: 'vins' } }))
    const isIn = async (key: string) => given(await as().findNewsletterChoice({ body: { key } })).isSubscribed
    expect([await isIn(one), await isIn(both)]).toEqual([false, true])
    const { subscribers } = given(await admin().listNewsletterSubscribers({ query: { email: 'lk:paul' } }))
    expect(subscribers[0]?.lists).toEqual(['saisons'])
    const params = { id: subscribers[0]?.id ?? '' }
    expect(given(await admin().changeNewsletterSubscriber({ params, body: { state: 'LEFT' } })).state).toBe('LEFT')
    given(await admin().removeNewsletterSubscriber({ params }))
    expect(await codeOf(admin().getNewsletterSubscriber({ params }))).toBe('not_found')
  })
})
