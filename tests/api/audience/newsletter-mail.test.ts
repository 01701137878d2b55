import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { headLine } from '../../support/mail-server.ts'
import { given } from '../support/accounts.ts'
import { openLetters } from '../support/letters.ts'
import { mailServers, sendOver } from '../support/mailing.ts'

eachDatabase('letters by mail', (open) => {
  const openServer = mailServers()

  test('the way from the wish to the first letter goes through a mail server, and each letter has its way out in its head', async () => {
    const db = await open()
    const shop = await openLetters(db)
    const server = await openServer()
    const clock = { now: shop.stage.dependencies.now }
    const linkIn = (raw = '', start = '') => new RegExp(`https://coteaux\\.test${start}([\\w-]{43})`).exec(unfold(raw))?.[1] ?? ''

    given(await shop.as().subscribeToNewsletter({ body: { email: 'marie@exemple.test' } }))
    await sendOver(db, server, clock)
    const [asked] = server.mails
    expect(asked?.to).toEqual(['marie@exemple.test'])
    expect(headLine(asked?.raw ?? '', 'List-Unsubscribe')).toBeUndefined()
    const token = linkIn(asked?.raw, '/newsletter/confirmer/')

    const { key } = given(await shop.as().confirmNewsletter({ body: { token } }))
    await sendOver(db, server, clock)
    const welcome = server.mails[1]?.raw ?? ''
    expect(headLine(welcome, 'List-Unsubscribe')).toBe(`<https://coteaux.test/newsletter/desinscription/${key}>`)
    expect(headLine(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(linkIn(welcome, '/newsletter/preferences/')).toBe(key)

    given(await shop.as().leaveNewsletter({ body: { key } }))
    await sendOver(db, server, clock)
    expect(server.mails).toHaveLength(2)
  })
})

/** Long lines of a mail end in an equals sign and go on in the next. */
function unfold(raw: string): string {
  return raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
