import { describe, expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, isAlive, openAccounts, otherPassword, password, saidOf } from '../support/accounts.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { inputSchema } from '../support/sample.ts'
import { ask, asRole, setStage } from '../support/stage.ts'

const email = 'jeanne@exemple.test'

describe('a profile', () => {
  eachDatabase('profile', (open) => {
    test('[A-10] is read and changed by its owner, field by field', async () => {
      const { api } = await (await openAccounts(await open())).enrol(email)
      given(await api.changeUser({ body: { firstname: 'Jeanne', phone: '03 84 00 00 00' } }))
      const changed = given(await api.changeUser({ body: { lastname: 'Martin', birthdate: '1980-02-29' } }))
      expect(changed).toMatchObject({ firstname: 'Jeanne', lastname: 'Martin', phone: '03 84 00 00 00', birthdate: '1980-02-29' })
      expect(given(await api.getUser())).toEqual(changed)
      expect(await faultsOf(api.changeUser({ body: { birthdate: '2030-01-01' } }))).toEqual(['birthdate'])
      expect(await faultsOf(api.changeUser({ body: { phone: 'appelez-moi' } }))).toEqual(['phone'])
    })

    test('[A-10] takes back what it told, and refuses another address, id or role beside its field', async () => {
      const { api } = await (await openAccounts(await open())).enrol(email)
      const own = given(await api.getUser())
      expect(given(await api.changeUser({ body: { ...own, firstname: 'Jeanne' } }))).toEqual({ ...own, firstname: 'Jeanne' })
      expect(given(await api.changeUser({ body: { email: ` ${email.toUpperCase()} ` } })).email).toBe(own.email)
      expect(await saidOf(api.changeUser({ body: { email: 'autre@exemple.test' } }), 'email')).toContain('se change à part')
      expect(await faultsOf(api.changeUser({ body: { id: 'x', role: 'ADMIN' } }))).toEqual(['id', 'role'])
      expect(given(await api.getUser())).toEqual({ ...own, firstname: 'Jeanne' })
    })

    test('[A-10] its password changes for whoever knows the present one, and other sessions end', async () => {
      const accounts = await openAccounts(await open())
      const here = await accounts.enrol(email)
      const there = await accounts.logIn(email)
      const change = (given: string, wanted: string) =>
        here.api.changePassword({ body: { password: given, newPassword: wanted } })
      expect(await saidOf(change(otherPassword, otherPassword), 'password')).toBe('Ce n’est pas votre mot de passe actuel.')
      expect(await faultsOf(change(password, 'azertyuiop12'))).toEqual(['newPassword'])
      expect(await codeOf(change(password, otherPassword))).toBe('ok')
      expect([await isAlive(accounts, here.token), await isAlive(accounts, there.token)]).toEqual([true, false])
      expect(await accounts.mails('password_changed')).toHaveLength(1)
    })

    test('threat 63: its address changes once the new mailbox proves it, and the old one is told', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const other = await accounts.logIn(email)
      const stranger = await accounts.enrol('luc@exemple.test')
      const wanted = { email: 'Nouvelle@exemple.test', password }
      expect(await faultsOf(api.askEmailChange({ body: { ...wanted, password: otherPassword } }))).toEqual(['password'])
      given(await api.askEmailChange({ body: { ...wanted, email: 'ancienne@exemple.test' } }))
      given(await api.askEmailChange({ body: wanted }))
      const proofs = await accounts.mails('confirm_email')
      const of = (to: string) => ({ body: { token: proofs.find((mail) => mail.to === to)?.token ?? '' } })
      expect(given(await api.getUser()).email).toBe(email)
      expect(await faultsOf(api.confirmEmailChange(of('ancienne@exemple.test'))), 'a wish replaced by another').toEqual(['token'])
      expect(await faultsOf(stranger.api.confirmEmailChange(of('nouvelle@exemple.test'))), 'somebody else').toEqual(['token'])
      given(await api.confirmEmailChange(of('nouvelle@exemple.test')))
      expect(await faultsOf(api.confirmEmailChange(of('nouvelle@exemple.test')))).toEqual(['token'])
      expect(given(await api.getUser()).email).toBe('Nouvelle@exemple.test')
      expect((await accounts.mails('email_changed')).map(({ to }) => to)).toEqual([email])
      expect(await isAlive(accounts, other.token)).toBe(false)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('invalid')
    })

    test('threat 63: an address that is taken is not told, and not given away', async () => {
      const accounts = await openAccounts(await open())
      const [one, two] = [await accounts.enrol(email), await accounts.enrol('luc@exemple.test')]
      const [free, taken] = [
        await one.api.askEmailChange({ body: { email: 'libre@exemple.test', password } }),
        await one.api.askEmailChange({ body: { email: two.email, password } }),
      ]
      expect(taken).toEqual(free)
      expect(await accounts.mails('account_exists')).toMatchObject([{ to: two.email }])
      given(await one.api.askEmailChange({ body: { email: 'rare@exemple.test', password } }))
      given(await two.api.askEmailChange({ body: { email: 'rare@exemple.test', password } }))
      const [first, second] = (await accounts.mails('confirm_email')).filter(({ to }) => to === 'rare@exemple.test')
      const proofs = [first?.token ?? '', second?.token ?? '']
      const confirm = (token: string) =>
        Promise.all([one, two].map(({ api }) => codeOf(api.confirmEmailChange({ body: { token } }))))
      const codes = [...(await confirm(proofs[0] ?? '')), ...(await confirm(proofs[1] ?? ''))]
      expect(codes.sort()).toEqual(['invalid', 'invalid', 'invalid', 'ok'])
    })

    test('threat 21: no call takes a column of the users that it does not name', async () => {
      const stage = await setStage(await open(), { isOperators: true })
      const read = () => stage.db.read.selectFrom('users').selectAll().orderBy('id').execute()
      const before = await read()
      const columns = (await stage.db.read.introspection.getTables()).find(({ name }) => name === 'users')?.columns ?? []
      expect(columns.length).toBeGreaterThan(15)
      const names = columns.flatMap(({ name }) => [name, name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())])
      let sent = 0
      for (const [name, row] of rows.filter(([, { body }]) => body)) {
        const sample = sampleRequest(row)
        const fields = Object.keys(inputSchema(row.body).properties ?? {})
        for (const column of [...new Set([...names, 'isAdmin', 'idSite'])].filter((column) => !fields.includes(column))) {
          const body = { ...(sample.body as object), [column]: 'SUPER_ADMIN' }
          const { status } = await ask(stage, ...writeRequest(row, { ...sample, body }, asRole(stage, 'SUPER_ADMIN')))
          // A component's settings have names of their owner's choice, and go into no column.
          if (name !== 'changeComponentConf') expect(status, `${name} ${column}`).toBe(400)
          sent += 1
        }
      }
      expect(sent).toBeGreaterThan(500)
      expect(await read()).toEqual(before)
    })
  })
})
