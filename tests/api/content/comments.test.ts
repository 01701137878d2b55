import { expect, test } from 'vitest'
import { forgetGuest } from '#api/house/members/forget-mailbox.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { retentionDays } from '#api/platform/jobs/retention-terms.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given } from '../support/accounts.ts'
import { readVersion } from '../support/content-version.ts'
import { openForms } from '../support/forms.ts'
import { day } from '../support/members.ts'
import { type Transport, transports } from '../support/stage.ts'

const said = { author: 'Agathe P.', email: 'Agathe@exemple.test', text: 'Et les vignes du haut ?\n<b>Courage</b>' }

async function openArticles(db: Parameters<typeof openForms>[0], transport?: Transport) {
  const shop = await openForms(db, transport)
  const write = async (comments?: 'SITE' | 'OPEN' | 'CLOSED') =>
    given(await shop.admin().createNews({ body: { title: 'Le gel', isValid: true, ...(comments && { comments }) } }))
  const openAll = () =>
    shop.site.inTransaction((tx) =>
      tx
        .insertInto('parameters')
        .values({ id: 'all', lang: 'fr', kind: 'BOOLEAN', type: 'COMMENTS_ACTIVATED', label: '', value: 'true' })
        .execute(),
    )
  const publish = async () => {
    const { comments } = given(await shop.admin().listComments({ query: { state: 'WAITING', nbItem: 100 } }))
    for (const { id } of comments) given(await shop.admin().changeComment({ params: { id }, body: { state: 'PUBLISHED' } }))
  }
  const read = async (id: string) => given(await shop.as().listNewsComments({ params: { id } }))
  return { ...shop, write, openAll, publish, read }
}

for (const [way, transport] of Object.entries(transports)) {
  eachDatabase(`comments ${way}`, (open) => {
    const stage = async () => openArticles(await open(), transport)

    test('what is said of an article waits for the house, and is read by all once let through, with its answer', async () => {
      const { as, admin, write, read, outbox } = await stage()
      const { id } = await write('OPEN')
      const params = { id }
      given(await as().commentOnNews({ params, body: said }))
      expect(await read(id)).toEqual({ comments: [], total: 0, isOpen: true })
      const { comments } = given(await admin().listComments({ query: { state: 'WAITING', title: 'Le gel' } }))
      expect(comments).toMatchObject([{ ...said, title: 'Le gel', idArticle: id, kind: 'news', state: 'WAITING' }])
      expect(await outbox('comment_received')).toMatchObject([
        { to: 'bonjour@coteaux.test', params: { article: 'Le gel', author: said.author, text: said.text } },
      ])
      const comment = { id: comments[0]?.id ?? '' }
      given(await admin().changeComment({ params: comment, body: { state: 'PUBLISHED', answer: 'Elles vont bien.' } }))
      const all = await read(id)
      expect(all).toMatchObject({ total: 1, comments: [{ author: said.author, text: said.text, answer: 'Elles vont bien.' }] })
      expect(JSON.stringify(all).toLowerCase()).not.toContain('agathe@exemple.test')
      given(await admin().changeComment({ params: comment, body: { state: 'REFUSED' } }))
      expect((await read(id)).total).toBe(0)
      given(await admin().removeComment({ params: comment }))
      expect(await codeOf(admin().getComment({ params: comment }))).toBe('not_found')
    })

    test('is taken where the owner wants it alone: off at first, opened for all, opened or closed for one', async () => {
      const { as, admin, write, read, openAll, publish } = await stage()
      const [plain, open, closed] = [await write(), await write('OPEN'), await write('CLOSED')]
      const isOpen = async () => Promise.all([plain, open, closed].map(async ({ id }) => (await read(id)).isOpen))
      expect(await isOpen()).toEqual([false, true, false])
      expect(await codeOf(as().commentOnNews({ params: { id: plain.id }, body: said }))).toBe('conflict')
      await openAll()
      expect(await isOpen()).toEqual([true, true, false])
      expect(await codeOf(as().commentOnNews({ params: { id: closed.id }, body: said }))).toBe('conflict')
      given(await as().commentOnNews({ params: { id: plain.id }, body: said }))
      await publish()
      // What was let through stays to be read where nothing more is taken.
      given(await admin().changeNews({ params: { id: plain.id }, body: { comments: 'CLOSED' } }))
      expect(await read(plain.id)).toMatchObject({ total: 1, isOpen: false })
      given(await admin().changeNews({ params: { id: plain.id }, body: { isValid: false } }))
      expect(await codeOf(as().listNewsComments({ params: { id: plain.id } }))).toBe('not_found')
      expect(await codeOf(as().commentOnNews({ params: { id: plain.id }, body: said }))).toBe('not_found')
    })

    test('articles of the blog take theirs apart from news, by their id or the word of their address', async () => {
      const { as, admin, publish } = await stage()
      const blog = given(await admin().createBlog({ body: { title: 'La taille', isValid: true, comments: 'OPEN' } }))
      given(await as().commentOnBlog({ params: { id: blog.slug }, body: said }))
      await publish()
      expect(given(await as().listBlogComments({ params: { id: blog.id } })).total).toBe(1)
      expect(await codeOf(as().listNewsComments({ params: { id: blog.id } }))).toBe('not_found')
      expect(await codeOf(as(undefined, { siteId: '2' }).listBlogComments({ params: { id: blog.id } }))).toBe('not_found')
    })

    test('what cannot be read or answered is refused, field by field', async () => {
      const { as, write } = await stage()
      const params = { id: (await write('OPEN')).id }
      const faults = (body: object) => faultsOf(as().commentOnNews({ params, body: { ...said, ...body } }))
      for (const author of [' ', '\u200b', 'A\u202eB', 'A\nB', 'x'.repeat(61)])
        expect(await faults({ author })).toEqual(['author'])
      for (const text of [' ', 'x'.repeat(2001)]) expect(await faults({ text })).toEqual(['text'])
      for (const email of ['', 'agathe', 'a@b', 'a..b@exemple.test']) expect(await faults({ email }), email).toEqual(['email'])
    })
  })
}

eachDatabase('comments', (open) => {
  const stage = async () => openArticles(await open())

  test('a machine is answered alike and only counted; one place sends five an hour; the house hears once an hour', async () => {
    const { as, admin, write, outbox } = await stage()
    const params = { id: (await write('OPEN')).id }
    const from = (address: string, more = {}) =>
      codeOf(as(undefined, { address }).commentOnNews({ params, body: { ...said, ...more } }))
    expect([await from('192.0.2.9', { trap: 'x' }), await from('192.0.2.9', { seconds: 0.5 })]).toEqual(['ok', 'rate_limited'])
    expect(given(await admin().listComments({ query: { email: said.email } })).total).toBe(0)
    const codes: string[] = []
    for (let turn = 0; turn < 6; turn += 1) codes.push(await from('192.0.2.7'))
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'rate_limited'])
    expect((await outbox('comment_received')).length).toBe(1)
    expect(await outbox('more_received')).toMatchObject([{ params: { topic: 'comments' } }])
  })

  test('a thousand below one article are read page by page, the last first', async () => {
    const { as, site, write, read } = await stage()
    const { id } = await write('OPEN')
    const row = (place: number) => ({
      id: `c-${place}`,
      article_kind: 'news' as const,
      article_id: id,
      article_title: 'Le gel',
      author: 'Agathe',
      email: said.email,
      email_key: 'agathe@exemple.test',
      user_id: null,
      text: `${place}`,
      state: 'PUBLISHED' as const,
      answer: '',
      created_at: new Date(Date.UTC(2026, 0, 1) + place * 60_000).toISOString(),
      decided_at: null,
    })
    const rows = Array.from({ length: 1000 }, (_one, place) => row(place))
    for (let first = 0; first < 1000; first += 50)
      await site.inTransaction((tx) =>
        tx
          .insertInto('comments')
          .values(rows.slice(first, first + 50))
          .execute(),
      )
    const { total, comments } = await read(id)
    expect([total, comments[0]?.text]).toEqual([1000, '999'])
    const last = given(await as().listNewsComments({ params: { id }, query: { nbItem: 20, page: 50 } }))
    expect(last.comments.map(({ text }) => text).at(-1)).toBe('0')
    expect(await codeOf(as().listNewsComments({ params: { id }, query: { nbItem: 101 } }))).toBe('unreadable')
  })

  test('goes with the mailbox that wrote it, and the pages that showed it change', async () => {
    const {
      as,
      write,
      read,
      publish,
      site,
      stage: { db, dependencies },
    } = await stage()
    const { id } = await write('OPEN')
    given(await as().commentOnNews({ params: { id }, body: said }))
    given(await as().commentOnNews({ params: { id }, body: { ...said, email: 'paul@exemple.test', text: 'Le mien reste.' } }))
    await publish()
    const before = await readVersion(db)
    await site.inTransaction((tx) => forgetGuest(tx, said.email, dependencies.now()))
    expect((await read(id)).comments.map(({ text }) => text)).toEqual(['Le mien reste.'])
    expect(await readVersion(db)).toBeGreaterThan(before)
  })

  test('stands in what its writer takes along, and in nobody else’s', async () => {
    const shop = await stage()
    const { id } = await shop.write('OPEN')
    const { api, email } = await shop.enrol('paul@exemple.test')
    given(await api.commentOnNews({ params: { id }, body: { ...said, text: 'De chez moi' } }))
    given(await shop.as().commentOnNews({ params: { id }, body: { ...said, email, text: 'Sans compte' } }))
    given(await shop.as().commentOnNews({ params: { id }, body: said }))
    const { comments } = given(await api.exportOwnData())
    expect(comments.map(({ text, title, state }) => [text, title, state]).sort()).toEqual([
      ['De chez moi', 'Le gel', 'WAITING'],
      ['Sans compte', 'Le gel', 'WAITING'],
    ])
  })

  test('[P-12] what was not let through goes after a year, and what was as soon as its article is gone so long', async () => {
    const { as, write, read, publish, run, site, pass } = await stage()
    const { id } = await write('OPEN')
    given(await as().commentOnNews({ params: { id }, body: said }))
    await publish()
    given(await as().commentOnNews({ params: { id }, body: { ...said, text: 'Resté là' } }))
    const own = () => site.read.selectFrom('comments').select('text').where('email', '=', said.email).execute()
    const texts = async () => (await own()).map(({ text }) => text)
    pass((retentionDays.comments - 1) * day)
    await run(keepTerms)
    expect((await texts()).length).toBe(2)
    pass(day)
    await run(keepTerms)
    expect(await texts()).toEqual([said.text])
    expect((await read(id)).total).toBe(1)
    await site.inTransaction((tx) => tx.deleteFrom('news').where('id', '=', id).execute())
    await run(keepTerms)
    expect(await texts()).toEqual([])
  })
})
