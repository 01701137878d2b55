import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { headLine } from '../../support/mail-server.ts'
import { mailServers, sendOver } from '../support/mailing.ts'
import { given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

eachDatabase('a registration by mail', (open) => {
  const openServer = mailServers()

  test('is confirmed through a mail server, and the link that it brings frees the places', async () => {
    const stage = await setStage(await open())
    const owner = transports['in process'](stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
    const visitor = transports['in process'](stage)({ siteId: '1' })
    const collection = given(await owner.createCollection({ body: { title: 'Soirées', route: 'soirees', isValid: true } }))
    const evening = { title: 'Trois âges du comté', date: '2026-03-20T18:00:00.000Z', places: 10, isValid: true }
    const { id } = given(await owner.createElement({ body: { ...evening, idCollection: collection.id } }))
    const params = { route: 'soirees', id }
    const who = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe@exemple.test' }
    given(await visitor.registerForElement({ params, body: { ...who, places: 3 } }))

    const server = await openServer()
    await sendOver(stage.db, server, { now: stage.dependencies.now })
    const mail = server.mails.find(({ to }) => to.includes(who.email))
    expect(headLine(mail?.raw ?? '', 'To')).toContain(who.email)
    const words = unfold(mail?.raw ?? '')
    expect(words).toContain('comté')
    const token = /https:\/\/coteaux\.test\/\S*?([\w-]{43})/.exec(words)?.[1] ?? ''
    expect(given(await visitor.cancelRegistration({ body: { token } }))).toMatchObject({ places: 3 })
    expect(given(await visitor.getElement({ params })).placesLeft).toBe(10)
    await sendOver(stage.db, server, { now: stage.dependencies.now })
    expect(server.mails.filter(({ to }) => to.includes(who.email))).toHaveLength(1)
  })
})

/** Long lines of a mail end in an equals sign and go on in the next; letters beyond ASCII stand as their bytes. */
function unfold(raw: string): string {
  const bytes = raw.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`)
  return bytes.replaceAll(/(?:%[0-9A-F]{2})+/g, (run) => decodeURIComponent(run))
}
